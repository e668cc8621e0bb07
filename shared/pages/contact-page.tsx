import { css } from '@emotion/react';
import { anchorOf } from '../rules/text/anchor-of.ts';
import { Field } from '../components/controls/field.tsx';
import { Bird } from '../components/frame/bird.tsx';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import type { TextLink } from '../data/blocks.ts';
import { contact, type ContactPoint } from '../data/wording/contact.ts';
import { definePage } from '../page.ts';
import { belowHead, column, fromSide } from '../look/measures.ts';
import { withoutScript } from '../look/without-script.ts';
import { buttonStyle, inReach } from '../look/surfaces.ts';
import { media, on, readingType, rule, stacked, wrapping } from '../look/tokens.ts';

const layout = css`
  ${column('2.5rem 3rem')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/* The numbers as large as the screen is wide, from edge to edge. The one that is answered at once is on the second ink. */
const reach = css`
  ${fromSide};
  display: grid;
  margin-bottom: 3rem;
  border-bottom: ${rule};
  print-color-adjust: exact;
  /* The head's dots are printed on it. */
  *:has(h1) + &:has(> #at-once) {
    margin-top: calc(-1 * ${belowHead.plain});
    > :first-child {
      padding-top: calc(${belowHead.plain} + 1rem);
    }
  }
  > section {
    ${stacked('0.75rem', 'start')};
    padding: 1.75rem var(--side) 2rem;
  }
  > #at-once {
    ${on.flatSecond};
    p {
      color: var(--text);
    }
  }
  h2 {
    font-size: 1.35rem;
  }
  a {
    text-decoration-color: currentcolor;
    /* A line under the figures would begin before their ink. */
    &[href^='tel'] {
      align-self: start;
      border-bottom: clamp(3px, 0.5vw, 6px) solid;
      text-decoration: none;
    }
    &[href^='mailto'] {
      ${inReach};
      justify-self: start;
      font: 700 clamp(1.1rem, 5vw, 1.5rem) / 1.2 ${readingType};
      overflow-wrap: anywhere;
    }
  }
  ${media.desktop} {
    > section:last-of-type {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      column-gap: 3rem;
      > h2 {
        grid-column: 1 / -1;
      }
      > [href^='tel'] {
        grid-row: 2 / 4;
      }
    }
  }
`;

const formStyle = css`
  border: ${rule};
  background: var(--ground);
  position: relative;
  ${wrapping('1.25rem', 'start')};
  flex-flow: column;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  box-shadow: 6px 6px 0 var(--second);
  > label {
    width: 100%;
    /* The message has what room there is. */
    &:has(textarea) {
      flex: 1;
      grid-template-rows: auto 1fr;
    }
  }
  /* Ruled, as a postcard's. */
  > label textarea {
    padding-block: 0;
    max-height: 50vh;
    background: repeating-linear-gradient(#0000 0 calc(2em - 2px), var(--second) 0 2em) local;
    line-height: 2;
  }
`;

/* A postage stamp with the bird of the house. */
const stamp = css`
  position: absolute;
  inset: 0.75rem 0.75rem auto auto;
  padding: 0.5rem 0.2rem;
  rotate: 4deg;
  border: 6px dotted var(--ground);
  background: var(--second);
  color: var(--ink);
  ${media.cramped} {
    display: none;
  }
`;

const pointsStyle = css`
  ${stacked('1.5rem')};
  > ul {
    border-bottom: ${rule};
  }
  > ul > li {
    ${stacked('0.25rem 2rem')};
    padding-block: 1.1rem;
    border-top: ${rule};
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) 13.5rem;
      align-items: baseline;
    }
  }
  h2,
  h3 {
    font-stretch: 90%;
  }
  a {
    ${inReach};
    overflow-wrap: anywhere;
  }
`;

/** Whether one can write or read on. What has no more than a telephone is answered at once. */
const hasMore = ({ email, pages }: Pick<ContactPoint, 'email' | 'pages'>) => Boolean(email ?? pages);

/** How to write, to call, and where to read on. */
const linksOf = ({ email, phone, pages = [] }: ContactPoint): readonly TextLink[] => [
  ...(email ? [{ text: email, to: `mailto:${email}` }] : []),
  ...(phone ? [{ text: phone, to: `tel:${phone}` }] : []),
  ...pages,
];

const Number = ({ children: phone }: { readonly children: string }) => (
  <PageLink to={`tel:${phone}`}>
    <WoodType text={phone} longest={13} ems={6.6} wide={8} />
  </PageLink>
);

function Contact({ copy }: { readonly copy: typeof contact }) {
  const { wording } = usePageContext();
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={reach}>
        {copy.details.points.map(
          ({ name, text, phone, ...point }) =>
            phone &&
            !hasMore(point) && (
              <section key={name} id="at-once" aria-label={name}>
                <h2>{name}</h2>
                <Number>{phone}</Number>
                <Paragraph text={text} />
              </section>
            ),
        )}
        <section aria-label={copy.otherwise.name}>
          <h2>{copy.otherwise.name}</h2>
          <Number>{copy.otherwise.phone}</Number>
          <PageLink to={`mailto:${copy.otherwise.email}`}>{copy.otherwise.email}</PageLink>
          <Paragraph text={copy.otherwise.text} />
        </section>
      </div>
      <div css={layout}>
        {/* With `method="dialog"` outside a dialog, the browser validates the form and sends nothing. */}
        <form method="dialog" aria-labelledby="write" css={formStyle}>
          <h2 id="write">{copy.form.heading}</h2>
          <div css={stamp}>
            <Bird />
          </div>
          <p>{copy.form.required}</p>
          <Paragraph css={withoutScript} text={copy.form.withoutJavaScript} />
          <Field label={copy.form.labels.name} name="name" autoComplete="name" />
          <Field label={copy.form.labels.email} name="email" type="email" autoComplete="email" />
          <Field label={copy.form.labels.subject} name="subject" />
          <Field label={copy.form.labels.message} name="message" rows={6} />
          <button type="submit" css={buttonStyle}>
            {copy.form.send}
          </button>
          <Island
            name="message-form"
            when="interaction"
            props={{ success: copy.form.success, close: wording.closeNotice }}
          />
        </form>
        <div css={pointsStyle}>
          <h2 id={anchorOf(copy.details.heading)}>{copy.details.heading}</h2>
          <ul>
            {copy.details.points.filter(hasMore).map((point) => (
              <li key={point.name}>
                <div>
                  <h3>{point.name}</h3>
                  <Paragraph text={point.text} />
                </div>
                <div>
                  {linksOf(point).map(({ text, to }) => (
                    <p key={to}>
                      <PageLink to={to}>{text}</PageLink>
                    </p>
                  ))}
                </div>
              </li>
            ))}
            <li>
              <div>
                <h3>{copy.details.officeHeading}</h3>
                <p>{copy.details.office}</p>
              </div>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}

export const contactPage = definePage({
  name: 'contact',
  label: contact.title,
  section: 'info',
  menu: 'info',
  offline: 'saved',
  content: { copy: contact },
  meta: ({ copy }) => copy,
  Component: Contact,
});
