import type { Account } from "@linkedpotential/contract/accounts/schema";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { accountQuery, useEndSessions, useStartExport, useUnlock } from "./api.ts";
import { useDateTexts } from "./use-date-texts.ts";
import { waysOf } from "./ways-of.ts";

interface QuestionProps {
  account: Account;
  onClose: () => void;
}

interface AskProps {
  texts: { title: string; confirm: string };
  children: ReactNode;
  isPending: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an action, and closes once it has succeeded or failed. */
function Ask({ texts, children, isPending, onConfirm, onClose }: AskProps) {
  const { cancel } = useTexts("common");
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      description={children}
      tone="primary"
      confirmLabel={texts.confirm}
      cancelLabel={cancel}
      isPending={isPending}
      onConfirm={() => void onConfirm().then(onClose, onClose)}
      onClose={onClose}
    />
  );
}

export function EndSessionsQuestion({ account, onClose }: QuestionProps) {
  const { sessions: texts } = useTexts("admin-account");
  const end = useEndSessions(account);
  return (
    <Ask texts={texts} isPending={end.isPending} onConfirm={() => end.runAsync()} onClose={onClose}>
      {texts.description(account.name)}
    </Ask>
  );
}

/**
 * Asks before an account is unlocked. Says which mail the person gets, and that the renewal of a subscription stays off.
 * Shows the objection that the admin accepts by unlocking.
 */
export function UnlockQuestion({ account, onClose }: QuestionProps) {
  const { unlocking: texts } = useTexts("admin-account");
  const unlock = useUnlock(account);
  const { day } = useDateTexts();
  // The lock ends the renewal in the background, after the page has read the account.
  const { data: fresh = account } = useQuery({ ...accountQuery(account.id), refetchOnMount: "always" });
  const { lock, name } = account;
  if (!lock) return null;
  const { objection, answer, lockedAt } = lock;
  return (
    <Ask texts={texts} isPending={unlock.isPending} onConfirm={() => unlock.runAsync(lockedAt)} onClose={onClose}>
      <p>{texts.description(name)}</p>
      <p className="mt-2">{waysOf(account).isMailed ? texts.mailed : texts.notMailed}</p>
      {fresh.paidUntil && fresh.isCancelled && <p className="mt-2">{texts.renewalOff(name, day(fresh.paidUntil))}</p>}
      {objection && !answer && (
        <>
          <p className="mt-2 font-medium text-ink">{texts.grants}</p>
          <blockquote className="mt-1 max-h-48 overflow-y-auto whitespace-pre-line border-line border-l-2 pl-3 [overflow-wrap:anywhere]">
            {objection.text}
          </blockquote>
        </>
      )}
    </Ask>
  );
}

export function ExportQuestion({ account, onClose }: QuestionProps) {
  const { exporting: texts } = useTexts("admin-account");
  const start = useStartExport(account);
  return (
    <Ask texts={texts} isPending={start.isPending} onConfirm={() => start.runAsync()} onClose={onClose}>
      {texts.description(account.name)} {waysOf(account).isMailed ? texts.mailed : texts.notMailed}
    </Ask>
  );
}
