import { dayText } from "@linkedpotential/contract/date-texts";
import { hourOfDay, today } from "@linkedpotential/contract/dates";
import { namePartsOf } from "@linkedpotential/contract/user/name-parts";
import { useSession } from "../../../lib/session/session.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";

export function Greeting() {
  const { greeting } = useTexts("dashboard");
  const { user } = useSession();
  const language = useLanguage();
  const now = new Date();
  const day = dayText(today(now, user?.timezone), language);
  const firstName = namePartsOf(user?.name ?? "")[0] ?? "";
  return (
    <header>
      {/* Reserve the height, because the text appears only when the name has loaded. */}
      <h1 className="min-h-7 font-semibold text-lg md:min-h-8.5 md:text-xl">
        {user && greeting[timeOfDay(hourOfDay(now, user.timezone))](firstName)}
      </h1>
      <p className="mt-0.5 text-ink-muted text-sm">{day}</p>
    </header>
  );
}

function timeOfDay(hour: number): keyof Texts["dashboard"]["greeting"] {
  if (hour >= 4 && hour < 11) return "morning";
  return hour >= 11 && hour < 18 ? "day" : "evening";
}
