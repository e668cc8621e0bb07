import { css } from '@emotion/react';
import { LetterSection } from '../components/a-z/letter-section.tsx';
import { Island } from '../components/controls/island.tsx';
import { Jumps } from '../components/controls/jumps.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { WithNames } from '../components/type/with-names.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { column } from '../look/measures.ts';
import { azAnswerAt } from '../rules/a-z/answer-at.ts';
import { definePage } from '../page.ts';
import type { Festival } from '../festival/create-festival.ts';

const head = css`
  ${column('1.5rem')};
  margin-bottom: 1rem;
`;

/** Answers to visitors' questions, under the words that they would look up. */
export const aToZPage = ({ azLetters, texts: { azPictures, azWords, azWording } }: Festival) =>
  azWords &&
  definePage({
    name: 'a-z',
    label: azWording.title,
    section: 'info',
    parent: 'info',
    offline: 'saves',
    load: ({ year }) => ({
      copy: azWording,
      letters: azLetters().map(({ letter, entries }) => ({
        id: letter.toLowerCase(),
        name: letter,
        picture: azPictures?.[letter],
        entries: entries.map((entry) => ({ ...entry, answer: azAnswerAt(entry, year) })),
      })),
    }),
    meta: ({ copy: { title, description } }) => ({ title, description }),
    Component: ({ copy, letters: groups }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead} low />
        <div css={head}>
          <Island
            name="word-list"
            when="load"
            props={{
              ...copy.filter,
              count: groups.reduce((sum, { entries }) => sum + entries.length, 0),
              // Synonyms are searched but not shown: they would make the page half as long again.
              also: groups
                .flatMap(({ entries }) => entries)
                .map(({ also = [], among = [] }) => [...also, ...among].join())
                .join(';'),
            }}
          />
          <div data-letters="">
            <Jumps label={copy.lettersLabel} to={groups} />
          </div>
        </div>
        <div data-words="">
          {groups.map(({ entries, ...letter }) => (
            <LetterSection key={letter.id} {...letter}>
              {entries.map(({ word, isName, answer, to }) => (
                <li key={word}>
                  <PageLink to={to} {...(isName && { translate: 'no' })}>
                    {word}
                  </PageLink>
                  <WithNames text={` ${answer}`} />
                </li>
              ))}
            </LetterSection>
          ))}
        </div>
      </>
    ),
  });
