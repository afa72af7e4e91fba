import type { Account, AccountLock } from "@linkedpotential/contract/accounts/schema";
import { Lock } from "lucide-react";
import { useState } from "react";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useDateTexts } from "./use-date-texts.ts";

const UpholdDialog = lazyDialog(
  async () => (await import("./uphold-dialog.tsx")).UpholdDialog,
  ({ onClose }: { account: Account; lockedAt: string; onClose: () => void }) => onClose(),
  "problems",
);

/** Shows why the account is locked, and the objection with its answer. */
export function LockCard({ account, lock }: { account: Account; lock: AccountLock }) {
  const { locked: texts, lock: lockTexts } = useTexts("admin-account");
  const { moment } = useDateTexts();
  const [isUpholding, setUpholding] = useState(false);
  const { lockedAt, ground, reason, objection, answer } = lock;
  return (
    <section className="card border-danger/40 bg-danger-soft/40 p-5 text-sm [overflow-wrap:anywhere]">
      <h2 className="flex items-center gap-2 font-semibold text-base">
        <Lock size={16} aria-hidden className="text-danger-text" />
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">
        {texts.since(moment(lockedAt))} · {lockTexts.grounds[ground]}
      </p>
      <p className="mt-3 whitespace-pre-line">{reason}</p>
      {objection ? (
        <Statement title={texts.objection} at={moment(objection.at)} text={objection.text} />
      ) : (
        <p className="mt-3 text-ink-muted">{texts.none}</p>
      )}
      {answer && <Statement title={texts.answer} at={moment(answer.at)} text={answer.text} />}
      {objection && !answer && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-medium">{texts.waiting}</p>
          <Button {...preloadOnIntent(UpholdDialog)} onPress={() => setUpholding(true)}>
            {texts.uphold}
          </Button>
        </div>
      )}
      {isUpholding && <UpholdDialog account={account} lockedAt={lockedAt} onClose={() => setUpholding(false)} />}
    </section>
  );
}

function Statement({ title, at, text }: { title: string; at: string; text: string }) {
  return (
    <div className="mt-4 border-line border-l-2 pl-3">
      <h3 className="font-medium">
        {title} <span className="font-normal text-ink-subtle text-xs">{at}</span>
      </h3>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}
