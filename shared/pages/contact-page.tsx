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
import { WarningBox } from '../components/type/warning.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import type { ContactNumber, ContactPage } from '../model/info-texts.ts';
import { definePage } from '../page.ts';
import { flow, inHalves, stack } from '../look/measures.ts';
import { withoutScript } from '../look/without-script.ts';
import { primaryButton, inReach } from '../look/surfaces.ts';
import { media, rule, fontSize, stacked } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

/* Both numbers have one rank; the one that is answered now comes first. */
const numbers = css`
  ${headBlock};
  ${inHalves};
  row-gap: 2.5rem;
  section {
    ${stacked('1.25rem', 'start')};
  }
  > p {
    grid-column: 1 / -1;
  }
  section a[href^='tel'] {
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
  copy: { atOnce, otherwise, danger, details, form, ...copy },
  isAtFestival,
  isOver,
}: ContactProps) {
  const { wording } = usePageContext();
  const points = isAtFestival ? [atOnce, otherwise] : isOver ? [otherwise] : [otherwise, atOnce];
  const idOf = (point: ContactNumber) => (point === atOnce || isOver ? 'at-once' : undefined);
  const detailsId = anchorOf(details.heading);
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
      <div css={numbers}>
        {danger && !isOver && <WarningBox {...danger} />}
        {points.map((point) => (
          <section key={point.name} id={idOf(point)} aria-labelledby={anchorOf(point.name)}>
            <h2 id={anchorOf(point.name)}>{point.name}</h2>
            <PageLink to={`tel:${point.phone}`}>
              <WoodType text={point.phone} longest={13} ems={6.6} wide={9} />
            </PageLink>{' '}
            <Paragraph text={point.text} />
            {point.email && <PageLink to={`mailto:${point.email}`}>{point.email}</PageLink>}
          </section>
        ))}
      </div>
      <div css={stack}>
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
        <section aria-labelledby={detailsId}>
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
