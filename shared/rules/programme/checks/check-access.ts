import { titleOf, type WrittenEvent, type WrittenProgramme } from './written.ts';

type Answers = Readonly<Record<string, readonly unknown[] | 'text'>>;

const unknown = 'not known';
const yesOrNo = [true, false, unknown] as const;

const ofPlaces: Answers = {
  surface: 'text',
  slope: ['level', 'gentle', 'steep', unknown],
  shade: yesOrNo,
  seats: ['for all', 'for some', 'none', unknown],
  stepFree: yesOrNo,
  covered: [true, false, 'partly', unknown],
  inside: [true, false],
};

const ofEvents: Answers = {
  strobe: yesOrNo,
  haze: yesOrNo,
  loudness: ['quiet', 'spoken', 'loud'],
  part: ['watch', 'join in'],
};

/** What an event says of its own instead of what its place says. */
const ofExceptions = ({ access = {} }: WrittenEvent): Answers =>
  Object.fromEntries(Object.entries(ofPlaces).filter(([field]) => field in access));

function problemsOf(name: string, access: object = {}, answers: Answers): readonly string[] {
  const said = new Map<string, unknown>(Object.entries(access));
  return Object.entries(answers).flatMap(([field, allowed]) => {
    const answer = said.get(field);
    const isRight = allowed === 'text' ? typeof answer === 'string' && answer : allowed.includes(answer);
    if (isRight) return [];
    const choices = allowed === 'text' ? `what it is, or ${unknown}` : allowed.join(', ');
    return [
      answer === undefined
        ? `${name}: its access facts lack ${field}. Write one of: ${choices}`
        : `${name}: ${field} cannot be ${JSON.stringify(answer)}. Write one of: ${choices}`,
    ];
  });
}

/** The access facts of every place and event: all are there, and each is one that visitors can be told. */
export const checkAccess = ({ events, places }: WrittenProgramme): readonly string[] => [
  ...Object.values(places).flatMap(({ name, access }) => problemsOf(name, access, ofPlaces)),
  ...events.flatMap((event) =>
    problemsOf(titleOf(event), event.access, { ...ofEvents, ...ofExceptions(event) }),
  ),
];
