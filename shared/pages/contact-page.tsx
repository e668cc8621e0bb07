import { css } from '@emotion/react';
import { anchorOf } from '../rules/anchor-of.ts';
import { Field } from '../components/controls/field.tsx';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import { contact, type ContactPoint } from '../data/wording/contact.ts';
import { definePage } from '../page.ts';
import { measure } from '../look/measures.ts';
import { withoutScript } from '../look/without-script.ts';
import { buttonStyle, sheet } from '../look/surfaces.ts';
import { media, rule, woodType } from '../look/tokens.ts';

const layout = css`
  ${measure};
  display: grid;
  gap: 2.5rem 3rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/* The number that is answered at once: over both columns, on the second ink. */
const atOnce = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 2rem;
  padding: 1rem 1.25rem;
  border: ${rule};
  background: var(--second);
  color: var(--ink);
  h2 {
    font-size: 1.5rem;
  }
  p {
    flex: 1 1 18rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font: 900 clamp(1.75rem, 4vw, 2.5rem) / 1.2 ${woodType};
    font-stretch: 84%;
    white-space: nowrap;
    text-decoration-color: currentcolor;
  }
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

const formStyle = css`
  ${sheet};
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  box-shadow: 6px 6px 0 var(--second);
  > label {
    width: 100%;
  }
`;

const pointsStyle = css`
  display: grid;
  gap: 1.5rem;
  > ul {
    border-bottom: ${rule};
  }
  > ul > li {
    display: grid;
    gap: 0.25rem 2rem;
    padding-block: 1.1rem;
    border-top: ${rule};
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) 12rem;
    }
  }
  h2,
  h3 {
    font-stretch: 90%;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

/** Whether one can write or read on. What has no more than a telephone is answered at once. */
const hasMore = ({ email, pages }: Pick<ContactPoint, 'email' | 'pages'>) => Boolean(email ?? pages);

function Contact({ copy }: { readonly copy: typeof contact }) {
  const { wording } = usePageContext();
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={layout}>
        {copy.details.points.map(
          ({ name, text, phone, ...point }) =>
            phone &&
            !hasMore(point) && (
              <section key={name} id="at-once" aria-label={name} css={atOnce}>
                <h2>{name}</h2>
                <PageLink to={`tel:${phone}`}>{phone}</PageLink>
                <p>{text}</p>
              </section>
            ),
        )}
        {/* With `method="dialog"` outside a dialog, the browser validates the form and sends nothing. */}
        <form method="dialog" aria-labelledby="write" css={formStyle}>
          <h2 id="write">{copy.form.heading}</h2>
          <p>{copy.form.required}</p>
          <p css={withoutScript}>
            <RunningText text={copy.form.withoutJavaScript} />
          </p>
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
                  <p>{point.text}</p>
                </div>
                <div>
                  {point.email && (
                    <p>
                      <PageLink to={`mailto:${point.email}`}>{point.email}</PageLink>
                    </p>
                  )}
                  {point.phone && (
                    <p>
                      <PageLink to={`tel:${point.phone}`}>{point.phone}</PageLink>
                    </p>
                  )}
                  {point.pages?.map(({ text, to }) => (
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
