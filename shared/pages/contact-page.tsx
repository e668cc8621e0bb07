import { css } from '@emotion/react';
import { Field } from '../components/controls/field.tsx';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import { contact } from '../data/wording/contact.ts';
import { definePage } from '../page.ts';
import { measure } from '../look/measures.ts';
import { withoutScript } from '../look/without-script.ts';
import { buttonStyle, sheet } from '../look/surfaces.ts';
import { media, rule } from '../look/tokens.ts';

const layout = css`
  ${measure};
  display: grid;
  gap: 3rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
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
  > ul > li {
    display: grid;
    gap: 0.25rem;
    padding-block: 1.1rem;
    border-top: ${rule};
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

function Contact({ copy }: { readonly copy: typeof contact }) {
  const { wording } = usePageContext();
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={layout}>
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
          <h2>{copy.details.heading}</h2>
          <ul>
            {copy.details.points.map((point) => (
              <li key={point.name}>
                <h3>{point.name}</h3>
                <p>{point.text}</p>
                {'email' in point && (
                  <p>
                    <PageLink to={`mailto:${point.email}`}>{point.email}</PageLink>
                  </p>
                )}
                {'phone' in point && (
                  <p>
                    <PageLink to={`tel:${point.phone}`}>{point.phone}</PageLink>
                  </p>
                )}
                {'pages' in point &&
                  point.pages?.map(({ text, to }) => (
                    <p key={to}>
                      <PageLink to={to}>{text}</PageLink>
                    </p>
                  ))}
              </li>
            ))}
            <li>
              <h3>{copy.details.officeHeading}</h3>
              <p>{copy.details.office}</p>
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
  content: { copy: contact },
  meta: ({ copy }) => copy,
  Component: Contact,
});
