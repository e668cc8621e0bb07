import { EasyRows } from '../components/type/easy-rows.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import type { EasyPage } from '../data/blocks.ts';
import { definePage, type Page } from '../page.ts';

/** A page in Easy Read, in no menu: Accessibility and the line at the footer's end lead to it. */
export const easyPage = (name: string, label: string, content: EasyPage): Page =>
  definePage({
    name: `info/${name}`,
    label,
    section: 'info',
    parent: 'info',
    content,
    meta: ({ title, description }) => ({ title, description }),
    Component: ({ title, lead, sections }) => (
      <>
        <PageTitle title={title} lead={lead} />
        <EasyRows sections={sections} />
      </>
    ),
  });
