import { momentText } from "@linkedpotential/contract/date-texts";
import { useUser } from "../../lib/session/session.ts";
import { ageText } from "../../texts/age-text.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";

/** Returns the function that tells how long ago a message was written. */
export function useMessageAge(): (createdAt: string) => string {
  const { justNow } = useTexts("request-messages");
  const { timezone } = useUser();
  const language = useLanguage();
  return (createdAt) => ageText(createdAt, new Date(), { language, timezone, justNow });
}

/** Returns the function that tells the date and time of a message. */
export function useMessageMoment(): (createdAt: string) => string {
  const { timezone } = useUser();
  const language = useLanguage();
  return (createdAt) => momentText(new Date(createdAt), language, timezone);
}

/** Shows how long ago a message was written. On paper, shows when. */
export function MessageAge({ createdAt }: { createdAt: string }) {
  const ageOf = useMessageAge();
  const momentOf = useMessageMoment();
  return (
    <time dateTime={createdAt} title={momentOf(createdAt)} data-print="title">
      <span>{ageOf(createdAt)}</span>
    </time>
  );
}
