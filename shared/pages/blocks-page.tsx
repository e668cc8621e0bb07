import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { EntryList } from '../components/type/entry-list.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import type { Festival } from '../festival/create-festival.ts';
import { stack } from '../look/measures.ts';
import { buttonStyle, primaryButton } from '../look/surfaces.ts';
import type { ArticleSection, Fact, FeatureText } from '../model/text-blocks.ts';
import { definePage } from '../page.ts';

const short = 'A sentence says what is so.';
const long = `${short} A second one says why, with `;
const link = { text: 'a link', to: 'home' };

const facts: readonly Fact[] = [
  { term: 'A price', value: '£145' },
  { term: 'A time', value: '11am', note: 'With a note.' },
  { term: 'A number', value: [{ text: '0161 496 0000', to: 'tel:0161 496 0000' }] },
  { term: 'An address', value: [{ text: 'hello@festival.example', to: 'mailto:hello@festival.example' }] },
  { term: 'A sentence', value: 'What is too long to be set large stands here in reading type.' },
];

const bars = [
  { name: 'The longest', figure: '900 metres', amount: 9 },
  { name: 'Level', figure: '300 metres', amount: 3, note: 'Level.', isLevel: true },
  { name: 'Downhill', figure: '90 metres', amount: 0.9, note: 'Down.', falls: true },
  { name: 'Nothing', figure: 'None', amount: 0 },
];

const features: readonly FeatureText[] = [
  { title: 'One huge line', text: short },
  { title: 'Row of stubs', list: [short, short, short] },
  { heading: 'Bars to scale', bars },
];

const sectionsWith = (picture: string | undefined): readonly ArticleSection[] => [
  { heading: 'Text', blocks: [short, [long, link, '.']] },
  { heading: 'List', blocks: [{ list: [short, short, short] }] },
  { heading: 'Steps', blocks: [{ steps: [short, short, short] }] },
  { heading: 'Warning', blocks: [{ warning: 'Danger.', text: short }] },
  { heading: 'Facts', blocks: [{ facts }] },
  {
    heading: 'Table',
    blocks: [
      {
        table: {
          caption: 'What stands over it',
          head: ['Row', 'Figure', 'Words'],
          rows: [
            ['The first', '£12', short],
            ['The second', '3 hours', ''],
          ],
        },
      },
    ],
  },
  ...(picture ? [{ heading: 'Text beside a picture', picture, blocks: [short] }] : []),
  { heading: 'Strip', blocks: [{ strip: { title: 'Not to be missed', text: short, list: [short, short] } }] },
];

/** Shows every block in each of its states, for developers who change one. Served in development only. */
export function blocksPage({ texts: { pastFestivals } }: Festival) {
  const picture = pastFestivals?.[0].gallery[0];
  return definePage({
    name: 'blocks',
    label: 'Blocks',
    section: 'info',
    unlisted: true,
    content: { sections: sectionsWith(picture) },
    meta: () => ({ title: 'Blocks', description: 'Every block in each of its states.' }),
    Component: ({ sections }) => (
      <>
        <PageTitle title="Title" />
        <PageTitle title="With a lead" lead={[long, link, '.']} low />
        {picture && <PageTitle title="With a picture" lead={short} picture={picture} />}
        {features.map((feature, index) => (
          <FeatureBlock key={index} of={feature} />
        ))}
        <ArticleBody facts={facts} sections={sections} />
        <div css={stack}>
          <EntryList
            entries={['One', 'Two', 'Three'].map((title, index) => ({
              title: `Entry ${title}`,
              key: index === 0 ? 'With a key' : undefined,
              facts: [['Grade', 'Easy', 1]],
              description: short,
            }))}
          />
          <EntryList
            entries={['2', '9'].map((number) => ({
              title: `Place ${number}`,
              distance: { number, unit: 'miles', term: 'Distance' },
              facts: [],
              description: [short, short],
            }))}
          />
          <p>
            <PageLink to="home" css={primaryButton}>
              Call to action
            </PageLink>{' '}
            <PageLink to="home" css={buttonStyle}>
              Another
            </PageLink>{' '}
            <button css={buttonStyle} disabled>
              Disabled
            </button>
          </p>
        </div>
      </>
    ),
  });
}
