import { PageTitle } from '../components/type/page-title.tsx';
import { definePage, type Page } from '../page.ts';
import type { Festival } from '../festival/create-festival.ts';

export function createErrorPages({ texts: { overloaded, unexpectedError } }: Festival) {
  /** Answers requests while the render queue is full. It is cached, so that it needs no rendering itself. */
  const overloadedPage = definePage({
    name: 'overloaded',
    label: overloaded.title,
    section: 'home',
    status: 503,
    content: overloaded,
    meta: ({ title, text }) => ({ title, description: text }),
    Component: ({ title, text }) => <PageTitle title={title} lead={text} />,
  });

  /** Answers a failed rendering with the error's message, never its stack (specification, section 8). */
  const unexpectedErrorPage = (message: string): Page =>
    definePage({
      name: 'unexpected-error',
      label: unexpectedError.title,
      section: 'home',
      status: 500,
      content: { title: unexpectedError.title, message },
      meta: ({ title }) => ({ title, description: title }),
      Component: ({ title, message: lead }) => <PageTitle title={title} lead={lead} />,
    });

  return { overloadedPage, unexpectedErrorPage };
}
