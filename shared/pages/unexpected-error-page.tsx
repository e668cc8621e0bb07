import { PageTitle } from '../components/type/page-title.tsx';
import { unexpectedError } from '../data/wording/frame.ts';
import { definePage, type Page } from '../page.ts';

/** What a failing render shows: the specified title and the error's message, never its stack (section 8). */
export const unexpectedErrorPage = (message: string): Page =>
  definePage({
    name: '*',
    label: unexpectedError.title,
    section: 'home',
    status: 500,
    load: () => ({ message }),
    meta: () => ({ title: unexpectedError.title, description: unexpectedError.title }),
    Component: ({ data }) => <PageTitle title={unexpectedError.title} lead={data.message} />,
  });
