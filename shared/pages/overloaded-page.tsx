import { PageTitle } from '../components/type/page-title.tsx';
import { overloaded } from '../data/wording/frame.ts';
import { definePage } from '../page.ts';

/** What a visitor gets when more pages are asked for than can be rendered. Kept, so that it costs nothing. */
export const overloadedPage = definePage({
  name: '*',
  label: overloaded.title,
  section: 'home',
  status: 503,
  load: () => overloaded,
  meta: ({ title, text }) => ({ title, description: text }),
  Component: ({ data }) => <PageTitle title={data.title} lead={data.text} />,
});
