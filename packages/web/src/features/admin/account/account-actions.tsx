import type { Account } from "@linkedpotential/contract/accounts/schema";
import { Download, Ellipsis, Gift, Lock, LockOpen, LogOut, Mail, MailCheck, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../../ui/menu.tsx";
import { EndSessionsQuestion, ExportQuestion, UnlockQuestion } from "./account-questions.tsx";
import { useResendVerification } from "./api.ts";
import { waysOf } from "./ways-of.ts";

interface DialogProps {
  account: Account;
  onClose: () => void;
}
const close = ({ onClose }: DialogProps) => onClose();

const LockDialog = lazyDialog(
  async () => (await import("./lock-dialog.tsx")).LockDialog,
  close,
  "problems",
  "moderation",
);
const MessageDialog = lazyDialog(
  async () => (await import("./message-dialog.tsx")).MessageDialog,
  close,
  "problems",
  "admin-message",
);
const PremiumDialog = lazyDialog(async () => (await import("./premium-dialog.tsx")).PremiumDialog, close, "problems");
const DeleteDialog = lazyDialog(
  async () => (await import("./delete-dialog.tsx")).DeleteDialog,
  ({ onClose }) => onClose(),
  "problems",
);

type Open = "lock" | "unlock" | "sessions" | "message" | "premium" | "export" | "delete" | null;

export function AccountActions({ account, listPath }: { account: Account; listPath: string }) {
  const { actions: texts } = useTexts("admin-account");
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const { lock, isAdmin, sessionCount } = account;
  const group = useRef<HTMLDivElement>(null);
  // Each of these changes replaces the button that was pressed.
  useFocusAfterChange(group, `${lock !== null} ${sessionCount === 0}`);
  const dialogProps = { account, onClose: () => setOpen(null) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={texts.label}
      className="flex flex-wrap items-center gap-2 outline-none max-sm:w-full"
    >
      {lock && (
        <Button className="max-sm:px-2.5" onPress={() => setOpen("unlock")}>
          <LockOpen size={16} aria-hidden className="max-sm:hidden" />
          {texts.unlock}
        </Button>
      )}
      {!lock && !isAdmin && (
        <Button {...preloadOnIntent(LockDialog)} className="max-sm:px-2.5" onPress={() => setOpen("lock")}>
          <Lock size={16} aria-hidden className="text-danger-text max-sm:hidden" />
          <span className="text-danger-text">{texts.lock}</span>
        </Button>
      )}
      {sessionCount === 0 ? (
        <p className="px-2 text-ink-muted text-sm max-sm:grow">{texts.noSessions}</p>
      ) : (
        <Button className="max-sm:grow max-sm:basis-[7rem] max-sm:px-2.5" onPress={() => setOpen("sessions")}>
          <LogOut size={16} aria-hidden className="max-sm:hidden" />
          {texts.endSessions}
        </Button>
      )}
      <MoreActions account={account} onOpen={setOpen} />
      {open === "lock" && <LockDialog {...dialogProps} />}
      {open === "unlock" && <UnlockQuestion {...dialogProps} />}
      {open === "sessions" && <EndSessionsQuestion {...dialogProps} />}
      {open === "message" && <MessageDialog {...dialogProps} />}
      {open === "premium" && <PremiumDialog {...dialogProps} />}
      {open === "export" && <ExportQuestion {...dialogProps} />}
      {open === "delete" && (
        <DeleteDialog
          account={{ ...account, isMailed: waysOf(account).isMailed }}
          onClose={dialogProps.onClose}
          onDeleted={() => navigate(listPath, { replace: true })}
        />
      )}
    </div>
  );
}

function MoreActions({ account, onOpen }: { account: Account; onOpen: (open: Open) => void }) {
  const { actions: texts } = useTexts("admin-account");
  const resend = useResendVerification(account);
  const { role, emailVerified, isAdmin, paidUntil } = account;
  const { isMailed, isNotified } = waysOf(account);
  const actions: (MenuAction | false)[] = [
    (isMailed || isNotified) && {
      id: "message",
      label: texts.message,
      icon: <Mail size={16} />,
      onAction: () => onOpen("message"),
    },
    !emailVerified && {
      id: "resend",
      label: texts.resend,
      icon: <MailCheck size={16} />,
      onAction: () => resend.run(),
    },
    role === "freelancer" &&
      !paidUntil && {
        id: "premium",
        label: texts.premium,
        icon: <Gift size={16} />,
        onAction: () => onOpen("premium"),
      },
    { id: "export", label: texts.export, icon: <Download size={16} />, onAction: () => onOpen("export") },
    !isAdmin && {
      id: "delete",
      label: texts.delete,
      icon: <Trash2 size={16} />,
      tone: "danger",
      startsGroup: true,
      onAction: () => onOpen("delete"),
    },
  ];
  return (
    <LazyMenu
      trigger={<IconButton label={texts.more} icon={<Ellipsis size={16} />} variant="secondary" />}
      actions={actions.filter((action) => action !== false)}
    />
  );
}
