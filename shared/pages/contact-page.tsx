import { css } from '@emotion/react';
import { anchorOf } from '../rules/text/anchor-of.ts';
import { headBlock } from '../components/feature/block-of-ink.ts';
import { Field } from '../components/controls/field.tsx';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { DataTable } from '../components/type/data-table.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import type { ContactNumber, ContactPage } from '../model/info-texts.ts';
import { definePage } from '../page.ts';
import { flow, headingBeside, inHalves, stack } from '../look/measures.ts';
import { withoutScript } from '../look/without-script.ts';
import { primaryButton, inReach } from '../look/surfaces.ts';
import { media, rule, fontSize, stacked } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

const now = css`
  ${headBlock};
  a[href^='tel'] {
    text-decoration: none;
  }
  a[href^='mailto'] {
    ${inReach};
    font-size: ${fontSize.name};
    overflow-wrap: anywhere;
  }
`;

const card = css`
  ${stacked('1.25rem 4rem')};
  padding: clamp(1.25rem, 3vw, 2.5rem);
  border: ${rule};
  box-shadow: 8px 8px 0 var(--second);
  /* A form that cannot be sent says so above its end. */
  > :last-child {
    order: 2;
  }
  ${inHalves};
  ${media.desktop} {
    > :is(h2, p) {
      grid-column: 1 / -1;
    }
    > :last-child {
      grid-column: 2;
    }
  }
`;

const toRing = (phone: string) => ({ text: phone, to: `tel:${phone}` });
const toWrite = (email: string) => ({ text: email, to: `mailto:${email}` });

interface ContactProps {
  readonly copy: ContactPage;
  readonly isAtFestival: boolean;
  /** The number for the festival's days is no longer answered. */
  readonly isOver: boolean;
}

function Contact({
  copy: { atOnce, otherwise, details, form, ...copy },
  isAtFestival,
  isOver,
}: ContactProps) {
  const { wording } = usePageContext();
  const [first, second] = isAtFestival ? [atOnce, otherwise] : [otherwise, atOnce];
  const idOf = (point: ContactNumber) => (point === atOnce || isOver ? 'at-once' : undefined);
  const detailsId = anchorOf(details.heading);
  const [, , , phoneTerm] = details.head;
  const rows = details.points.map(
    ({ name, text, email, phone }) =>
      [
        name,
        text,
        email ? [toWrite(email)] : '',
        phone && !(isOver && phone === atOnce.phone) ? [toRing(phone)] : '',
      ] as const,
  );
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
      <section id={idOf(first)} aria-labelledby={anchorOf(first.name)} css={now}>
        <h2 id={anchorOf(first.name)}>{first.name}</h2>
        <PageLink to={`tel:${first.phone}`}>
          <WoodType text={first.phone} longest={13} ems={6.6} wide={9} />
        </PageLink>{' '}
        {first.email && <PageLink to={`mailto:${first.email}`}>{first.email}</PageLink>}
        <Paragraph text={first.text} />
      </section>
      <div css={stack}>
        {!isOver && (
          <section id={idOf(second)} aria-labelledby={anchorOf(second.name)} css={headingBeside}>
            <h2 id={anchorOf(second.name)}>{second.name}</h2>
            <Prose
              blocks={[
                { facts: [{ term: phoneTerm, value: [toRing(second.phone)] }] },
                ...(second.email ? [[toWrite(second.email)]] : []),
                second.text,
              ]}
            />
          </section>
        )}
        {/* With `method="dialog"` outside a dialog, the browser validates the form and sends nothing. */}
        <form method="dialog" aria-labelledby="write" css={card}>
          <h2 id="write">{form.heading}</h2>
          <Paragraph text={form.required} />
          <Paragraph css={withoutScript} text={form.withoutJavaScript} />
          <div css={flow}>
            <Field label={form.labels.name} name="name" autoComplete="name" />
            <Field label={form.labels.email} name="email" type="email" autoComplete="email" />
            <Field label={form.labels.subject} name="subject" />
          </div>
          <Field label={form.labels.message} name="message" rows={6} />
          <div css={flow}>
            <button type="submit" css={primaryButton}>
              {form.send}
            </button>
            <Island
              name="message-form"
              when="interaction"
              props={{ success: form.success, close: wording.closeNotice }}
            />
          </div>
        </form>
        <section aria-labelledby={detailsId} css={headingBeside}>
          <h2 id={detailsId}>{details.heading}</h2>
          <DataTable labelledBy={detailsId} table={{ head: details.head, rows }} />
        </section>
      </div>
    </>
  );
}

export const contactPage = ({ texts: { contact } }: Festival) =>
  contact &&
  definePage({
    name: 'contact',
    label: contact.title,
    section: 'info',
    menu: 'info',
    offline: 'saved',
    load: ({ year }) => ({
      copy: contact,
      isAtFestival: year.season === 'at-festival',
      isOver: year.passed.fieldsClose,
    }),
    meta: ({ copy }) => copy,
    Component: Contact,
  });
