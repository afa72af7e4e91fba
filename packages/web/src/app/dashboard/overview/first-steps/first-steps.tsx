import { CircleCheck, CircleDashed, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useOpenProfileDialog } from "../../../../lib/profile-dialog.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { buttonClass } from "../../../../ui/button-style.ts";
import { Card } from "../../../../ui/card.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { sectionSearch } from "../../section-address.ts";
import type { StepsToDo } from "./use-first-steps.ts";

export function FirstSteps({ steps }: { steps: StepsToDo }) {
  const { steps: texts } = useTexts("day");
  const openProfileDialog = useOpenProfileDialog();
  const { profile, leads, followUp, newest, dismiss } = steps;
  const done = [profile, leads, followUp].filter(Boolean).length;
  const followUpLead = newest ? String(newest.id) : "new";
  return (
    <Card
      title={texts.title}
      actions={<IconButton size="sm" label={texts.dismiss} icon={<X size={16} aria-hidden />} onPress={dismiss} />}
    >
      <ProgressBar label={texts.label} value={done} maxValue={3} valueLabel={texts.progress(done, 3)} />
      <ol className="mt-3 flex flex-col gap-1 max-sm:gap-3">
        <StepRow title={texts.profile} isDone={profile}>
          <PlainButton size="sm" onClick={() => openProfileDialog("edit-profile")}>
            {texts.profileAction}
          </PlainButton>
        </StepRow>
        <StepRow title={texts.leads} isDone={leads}>
          <Link to={{ search: sectionSearch("leads", { lead: "new" }) }} className={buttonClass("secondary", "sm")}>
            {texts.leadsAction}
          </Link>
          <Link to={{ search: sectionSearch("leads", { import: "1" }) }} className={buttonClass("secondary", "sm")}>
            {texts.importAction}
          </Link>
        </StepRow>
        <StepRow title={texts.followUp} isDone={followUp}>
          <Link
            to={{ search: sectionSearch("leads", { lead: followUpLead }) }}
            className={buttonClass("secondary", "sm")}
          >
            {texts.followUpAction}
          </Link>
        </StepRow>
      </ol>
    </Card>
  );
}

function StepRow({ title, isDone, children }: { title: string; isDone: boolean; children: ReactNode }) {
  const texts = useTexts("day").steps;
  return (
    <li className="flex flex-wrap sm:min-h-10 items-center gap-x-3 gap-y-1.5 text-sm">
      {isDone ? (
        <CircleCheck size={16} aria-hidden className="shrink-0 text-good-text" />
      ) : (
        <CircleDashed size={16} aria-hidden className="shrink-0 text-ink-subtle" />
      )}
      <span className={cx("min-w-0 flex-[1_1_min(9rem,calc(100%-2rem))]", isDone && "text-ink-muted")}>
        {title}
        {isDone && <span className="sr-only"> ({texts.isDone})</span>}
      </span>
      {!isDone && <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:pl-7">{children}</div>}
    </li>
  );
}
