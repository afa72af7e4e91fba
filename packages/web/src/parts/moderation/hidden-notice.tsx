import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { HiddenNotice as Notice } from "@linkedpotential/contract/moderation/schema";
import { EyeOff } from "lucide-react";
import { useRef, useState } from "react";
import { useFocusHandedOn } from "../../lib/focus/use-focus-kept.ts";
import { DialogPortal } from "../../lib/rendering/dialog-portal.tsx";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../lib/session/session.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

const ObjectionDialog = lazyDialog(
  async () => (await import("./objection-dialog.tsx")).ObjectionDialog,
  ({ onClose }) => onClose(),
);

interface HiddenNoticeProps {
  notice: Notice;
  /** Null for the person's own profile. */
  postId: number | null;
}

/** Tells the owner of hidden content that it is hidden, why, and how to object (Art. 17 DSA). */
export function HiddenNotice({ notice, postId }: HiddenNoticeProps) {
  const { hidden: texts } = useTexts("moderation");
  const [isOpen, setOpen] = useState(false);
  const note = useRef<HTMLElement>(null);
  useFocusHandedOn(note, notice.objectedAt !== null);
  const kind = postId === null ? "profile" : "post";
  return (
    <section
      ref={note}
      tabIndex={-1}
      role="note"
      className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-3 text-sm outline-none"
    >
      <EyeOff size={16} aria-hidden className="mt-0.5 shrink-0 text-warn-text" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <div>
          <p className="font-medium">{texts[kind]}</p>
          <p className="text-pretty text-ink-muted">{texts.seen[kind]}</p>
        </div>
        <dl className="min-w-0 max-w-full">
          <dt className="font-medium">{texts.reasons}</dt>
          <dd className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{notice.statement}</dd>
        </dl>
        <p className="text-pretty text-ink-muted text-xs">
          {texts.grounds[notice.ground]} {texts.byPeople}
        </p>
        <ObjectionState notice={notice} />
        {notice.objectedAt === null && (
          <Button size="sm" onPress={() => setOpen(true)}>
            {texts.object}
          </Button>
        )}
        {isOpen && (
          <DialogPortal onClose={() => setOpen(false)}>
            {(close) => <ObjectionDialog postId={postId} onClose={close} />}
          </DialogPortal>
        )}
      </div>
    </section>
  );
}

function ObjectionState({ notice: { objectedAt, upheldAt } }: { notice: Notice }) {
  const { hidden: texts } = useTexts("moderation");
  const { timezone } = useUser();
  const language = useLanguage();
  const dateOf = (instant: string) => dateText(today(new Date(instant), timezone), language);
  if (objectedAt === null) return null;
  return (
    <p className="font-medium">{upheldAt ? texts.refused(dateOf(upheldAt)) : texts.waiting(dateOf(objectedAt))}</p>
  );
}

export function HiddenProfileNotice() {
  const { profileHidden } = useUser();
  return profileHidden ? <HiddenNotice notice={profileHidden} postId={null} /> : null;
}
