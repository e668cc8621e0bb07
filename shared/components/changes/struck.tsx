interface StruckProps {
  /** A title, or several in one text. */
  readonly text: string;
  /** The titles in it that are cancelled. A mark beside the text says so in words. */
  readonly cancelled: readonly string[];
}

/** A text whose cancelled titles are struck through. */
export function Struck({ text, cancelled: [title, ...others] }: StruckProps) {
  if (title === undefined) return text;
  const [before = '', ...after] = text.split(title);
  if (after.length === 0) return <Struck text={text} cancelled={others} />;
  return (
    <>
      {before}
      <s>{title}</s>
      <Struck text={after.join(title)} cancelled={others} />
    </>
  );
}
