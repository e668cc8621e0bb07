import { css } from '@emotion/react';
import { anchorOf } from '../rules/text/anchor-of.ts';
import { headBlock } from '../components/feature/block-of-ink.ts';
import { Field } from '../components/controls/field.tsx';
import { Mark } from '../components/frame/mark.tsx';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import type { ContactNumber, ContactPage } from '../model/info-texts.ts';
import { definePage } from '../page.ts';
import { column } from '../look/measures.ts';
import { withoutScript } from '../look/without-script.ts';
import { primaryButton, inReach } from '../look/surfaces.ts';
import { capitals, lineLength, media, readingType, rule, size, stacked, wrapping } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

/* A number as large as the screen is wide. */
const number = css`
  h2 {
    font-size: ${size.lead};
  }
  p {
    max-width: ${lineLength};
    color: var(--text);
  }
  a {
    text-decoration-color: currentcolor;
    /* A line under the figures would begin before their ink. */
    &[href^='tel'] {
      align-self: start;
      ${capitals(`${size.heading}/1`, 84)};
      border-bottom: clamp(3px, 0.5vw, 6px) solid;
      text-decoration: none;
    }
    &[href^='mailto'] {
      ${inReach};
      justify-self: start;
      font: 700 ${size.name} / 1.2 ${readingType};
      overflow-wrap: anywhere;
    }
  }
`;

/* The one that is answered at once is on the second ink. */
const atOnceStyle = css`
  ${headBlock};
  margin-bottom: 2rem;
`;

const otherwiseStyle = css`
  ${stacked('0.75rem 3rem')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > h2 {
      grid-column: 1 / -1;
    }
    > [href^='tel'] {
      justify-self: start;
      grid-row: 2 / 4;
    }
  }
`;

/* A postcard: who writes at the left, the message at the right, under the stamp. */
const postcard = css`
  border: ${rule};
  ${stacked('1.25rem', 'start')};
  padding: clamp(1.25rem, 3vw, 2.5rem);
  box-shadow: 8px 8px 0 var(--second);
  > h2 {
    grid-area: 1 / 1;
    align-self: center;
    width: 55%;
    font-size: ${size.heading};
    line-height: 0.95;
    /* Below the stamp. */
    ${media.cramped} {
      grid-row: 2;
      width: auto;
    }
  }
  /* Ruled. */
  > label textarea {
    padding-block: 0;
    max-height: 50vh;
    background: repeating-linear-gradient(#0000 0 calc(2em - 2px), var(--second) 0 2em) local;
    line-height: 2;
  }
  ${media.desktop} {
    grid: auto auto auto auto 1fr auto / repeat(2, minmax(0, 1fr));
    grid-auto-flow: column;
    column-gap: 5rem;
    background: linear-gradient(var(--text) 0 0) center / 3px calc(100% - 5rem) no-repeat;
    > h2 {
      align-self: start;
    }
    > :nth-last-child(2) {
      grid-area: 3 / 2 / span 3;
      grid-template-rows: auto 1fr;
    }
    > :last-child {
      grid-area: 6 / 2;
    }
  }
`;

/* A postage stamp with the bird of the house, and the postmark over it. */
const stamp = css`
  position: relative;
  justify-self: end;
  grid-area: 1 / 1;
  width: max(min(6.5rem, 30vw), min(16vw, 11rem));
  padding: 0.75rem;
  rotate: 3deg;
  border: 8px dotted var(--ground);
  background: var(--second);
  color: var(--ink);
  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    right: 55%;
    bottom: -18%;
    width: 75%;
    aspect-ratio: 1;
    border: 8px double var(--text);
    border-radius: 50%;
  }
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    &::after {
      right: 115%;
      bottom: 1%;
      aspect-ratio: 2;
      border: 0;
      border-radius: 0;
      background: repeating-linear-gradient(var(--text) 0 3px, #0000 0 12px);
    }
  }
  ${media.cramped} {
    display: none;
  }
`;

const departments = css`
  ${stacked('1.5rem')};
  ul {
    columns: 4 15rem;
    column-gap: 2rem;
  }
  li {
    ${wrapping('0 1.25rem')};
    padding-block: 0.75rem;
    border-top: ${rule};
    break-inside: avoid;
  }
  h3,
  h3 + p {
    flex: 1 0 100%;
  }
  h3 {
    overflow-wrap: anywhere;
  }
  a {
    ${inReach};
    overflow-wrap: anywhere;
  }
`;

const Point = ({ name, text, email, phone, isFirst }: ContactNumber & { readonly isFirst?: boolean }) => (
  <>
    <h2>{name}</h2>
    <PageLink to={`tel:${phone}`}>
      {isFirst ? <WoodType text={phone} longest={13} ems={6.6} wide={8} /> : phone}
    </PageLink>{' '}
    {email && <PageLink to={`mailto:${email}`}>{email}</PageLink>}
    <Paragraph text={text} />
  </>
);

interface ContactProps {
  readonly copy: ContactPage;
  /** The number of the festival's days is answered no more. */
  readonly isOver: boolean;
}

function Contact({ copy: { atOnce, otherwise, details, form, ...copy }, isOver }: ContactProps) {
  const { wording } = usePageContext();
  const first = isOver ? otherwise : atOnce;
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
      <section id="at-once" aria-label={first.name} css={[atOnceStyle, number]}>
        <Point {...first} isFirst />
      </section>
      <div css={column('3rem')}>
        {!isOver && (
          <section aria-label={otherwise.name} css={[otherwiseStyle, number]}>
            <Point {...otherwise} />
          </section>
        )}
        {/* With `method="dialog"` outside a dialog, the browser validates the form and sends nothing. */}
        <form method="dialog" aria-labelledby="write" css={postcard}>
          <h2 id="write">{form.heading}</h2>
          <div css={stamp}>
            <Mark />
          </div>
          <Paragraph text={form.required} />
          <Paragraph css={withoutScript} text={form.withoutJavaScript} />
          <Field label={form.labels.name} name="name" autoComplete="name" />
          <Field label={form.labels.email} name="email" type="email" autoComplete="email" />
          <Field label={form.labels.subject} name="subject" />
          <Field label={form.labels.message} name="message" rows={6} />
          <div>
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
        <div css={departments}>
          <h2 id={anchorOf(details.heading)}>{details.heading}</h2>
          <ul>
            {details.points.map(({ name, text, email, phone, pages = [] }) => (
              <li key={name}>
                <h3>{name}</h3>
                <Paragraph text={text} />
                {[
                  ...(email ? [{ text: email, to: `mailto:${email}` }] : []),
                  ...(phone && !(isOver && phone === atOnce.phone)
                    ? [{ text: phone, to: `tel:${phone}` }]
                    : []),
                  ...pages,
                ].map((link) => (
                  <p key={link.to}>
                    <PageLink to={link.to}>{link.text}</PageLink>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
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
    load: ({ year }) => ({ copy: contact, isOver: year.passed.fieldsClose }),
    meta: ({ copy }) => copy,
    Component: Contact,
  });
