import { Link } from "react-router-dom";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";

interface PersonInSentenceProps {
  userId: number | null;
  /** Empty when the account is deleted. */
  name: string;
  sentence: (name: string) => string;
}

/** Shows a sentence about a person. Their name is a link to their account, unless it is deleted. */
export function PersonInSentence({ userId, name, sentence }: PersonInSentenceProps) {
  const { reports: texts } = useTexts("admin");
  if (userId === null || !name) return sentence(texts.former);
  const [before, after] = sentence(mark).split(mark);
  return (
    <>
      {before}
      <Link to={accountPath(userId)} className="text-accent-text hover:underline">
        {name}
      </Link>
      {after}
    </>
  );
}

/** Takes the place of the name in the sentence. No text contains it. */
const mark = "\uE000";
