import type { LockNotice } from "@linkedpotential/contract/accounts/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Fact } from "../../../ui/fact.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { ObjectionForm } from "./objection-form.tsx";

interface LockReasonsProps {
  token: string;
  notice: LockNotice;
}

/** Shows why the account is locked, then the form of the objection or what came of it. */
export function LockReasons({ token, notice }: LockReasonsProps) {
  const texts = useTexts("account-locked");
  const language = useLanguage();
  const { lockedAt, ground, reason, objectedAt, answer } = notice;
  const [isSent, setSent] = useState(false);
  const day = (instant: string) => dateText(today(new Date(instant)), language);
  return (
    <>
      <Outcome icon={Lock} tone="warn" title={texts.title} text={texts.lead} />
      <dl className="mt-5 flex flex-col gap-3 border-line border-t pt-5 text-sm [overflow-wrap:anywhere]">
        <Fact name={texts.since}>
          <time dateTime={lockedAt}>{day(lockedAt)}</time>
        </Fact>
        <Fact name={texts.ground}>{texts.grounds[ground]}</Fact>
        <Fact name={texts.reason}>{reason}</Fact>
        {objectedAt && <Fact name={texts.objected}>{day(objectedAt)}</Fact>}
        {answer && <Fact name={texts.answer}>{answer.text}</Fact>}
      </dl>
      <p className="mt-4 text-ink-muted text-sm">{texts.byPeople}</p>
      <div className="mt-5 border-line border-t pt-5" aria-live="polite">
        {answer && <p className="text-sm">{texts.closed}</p>}
        {!answer && (objectedAt || isSent) && <p className="text-sm">{texts.waiting}</p>}
        {!answer && !objectedAt && !isSent && <ObjectionForm token={token} onSent={() => setSent(true)} />}
      </div>
    </>
  );
}
