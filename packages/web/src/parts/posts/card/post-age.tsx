import { momentText } from "@linkedpotential/contract/date-texts";
import { useUser } from "../../../lib/session/session.ts";
import { roughAgeText } from "../../../texts/age-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";

export function PostAge({ createdAt }: { createdAt: string }) {
  const { fewMinutesAgo } = useTexts("common");
  const { timezone } = useUser();
  const language = useLanguage();
  return (
    <time
      dateTime={createdAt}
      title={momentText(new Date(createdAt), language, timezone)}
      className="text-ink-muted text-xs"
    >
      {roughAgeText(createdAt, new Date(), language, fewMinutesAgo)}
    </time>
  );
}
