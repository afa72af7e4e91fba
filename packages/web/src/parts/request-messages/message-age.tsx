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

export function MessageAge({ createdAt }: { createdAt: string }) {
  const { timezone } = useUser();
  const language = useLanguage();
  const ageOf = useMessageAge();
  return (
    <time dateTime={createdAt} title={momentText(new Date(createdAt), language, timezone)}>
      {ageOf(createdAt)}
    </time>
  );
}
