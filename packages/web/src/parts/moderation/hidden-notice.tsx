import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { HiddenNotice as Notice } from "@linkedpotential/contract/moderation/schema";
import { EyeOff } from "lucide-react";
import { useRef } from "react";
import { useFocusAfterChange } from "../../lib/focus/use-focus-after-change.ts";
import { useOpenDialog } from "../../lib/rendering/dialog-host.tsx";
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
  /** Null when the notice is about the user's profile. */
  postId: number | null;
}

/** Informs the owner that content is hidden, with the reasons and a way to object (Art. 17 DSA). */
export function HiddenNotice({ notice, postId }: HiddenNoticeProps) {
  const { hidden: texts } = useTexts("moderation");
  const openDialog = useOpenDialog();
  const note = useRef<HTMLElement>(null);
  useFocusAfterChange(note, notice.objectedAt !== null);
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
          {texts.grounds[notice.ground]} {notice.isOwnInitiative ? texts.ownInitiative : texts.byPeople}
        </p>
        <ObjectionState notice={notice} />
        {notice.objectedAt === null && (
          <Button size="sm" onPress={() => openDialog((close) => <ObjectionDialog postId={postId} onClose={close} />)}>
            {texts.object}
          </Button>
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
