import { nextDate } from "@linkedpotential/contract/leads/next-dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { CalendarClock, CircleDot, Download, Tag } from "lucide-react";
import { useRef, useState } from "react";
import { lazyDialog } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useIsWide } from "../../../../lib/use-media-query.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { DatePopover } from "../../../../ui/date-popover.tsx";
import { IconButton, type IconButtonProps } from "../../../../ui/icon-button.tsx";
import { TextMenu } from "../../../../ui/text-menu.tsx";
import { useLeadActions } from "../../lead/lead-actions.tsx";
import { useLeadExport } from "../../use-lead-export.ts";
import { hasTag } from "./tags.ts";
import type { useBulkChange } from "./use-bulk-change.ts";

const TagDialog = lazyDialog(
  async () => (await import("./tag-dialog.tsx")).TagDialog,
  ({ onClose }) => onClose(),
);

interface ActionsProps {
  /** The selected leads. */
  leads: readonly LeadRow[];
  /** Tags of all leads, to suggest them. */
  suggestions: readonly string[];
  change: ReturnType<typeof useBulkChange>["run"];
  isDisabled: boolean;
}

/** Changes that apply to all selected leads, and their export. */
export function BulkActions({ leads, suggestions, change, isDisabled }: ActionsProps) {
  const { bulk } = useTexts("lead-tools");
  const { statuses } = useTexts("leads");
  const { today } = useLeadActions();
  const bar = useRef<HTMLDivElement>(null);
  const [isTagging, setTagging] = useState(false);
  const [isDating, setDating] = useState(false);
  const setFollowUp = (followUpDate: string | null) =>
    void change(leads, (lead) =>
      lead.followUpDate === followUpDate && !lead.followUpCompleted ? null : { followUpDate, followUpCompleted: false },
    );
  const tomorrow = nextDate("tomorrow", today);
  const isWide = useIsWide();
  const ActionButton = isWide ? LabelButton : IconButton;
  const exported = useLeadExport();
  return (
    <div ref={bar} className="flex flex-wrap gap-1.5">
      <TextMenu
        size="sm"
        placement="top start"
        label={bulk.status}
        icon={<CircleDot size={16} aria-hidden />}
        isDisabled={isDisabled}
        isSmall={!isWide}
        actions={leadStatuses.map((status) => ({
          id: status,
          label: statuses[status],
          onAction: () => void change(leads, (lead) => (lead.status === status ? null : { status })),
        }))}
      />
      <ActionButton
        size="sm"
        label={bulk.tag}
        icon={<Tag size={16} aria-hidden />}
        variant="secondary"
        isDisabled={isDisabled}
        onPress={() => setTagging(true)}
      />
      <TextMenu
        size="sm"
        placement="top start"
        label={bulk.followUp}
        icon={<CalendarClock size={16} aria-hidden />}
        isDisabled={isDisabled}
        isSmall={!isWide}
        actions={[
          { id: "tomorrow", label: bulk.tomorrow, onAction: () => setFollowUp(tomorrow) },
          { id: "days", label: bulk.inThreeDays, onAction: () => setFollowUp(nextDate("threeDays", today)) },
          { id: "week", label: bulk.nextWeek, onAction: () => setFollowUp(nextDate("week", today)) },
          { id: "date", label: bulk.date, startsGroup: true, onAction: () => setDating(true) },
          { id: "none", label: bulk.noFollowUp, onAction: () => setFollowUp(null) },
        ]}
      />
      <ActionButton
        size="sm"
        label={bulk.export}
        icon={<Download size={16} aria-hidden />}
        variant="secondary"
        isPending={exported.isRunning}
        onPress={() => void exported.run(leads.map(({ id }) => id))}
      />
      {isDating && (
        <DatePopover
          label={bulk.followUp}
          triggerRef={bar}
          value={tomorrow}
          isUnavailable={(date) => date < today}
          onChange={(date) => {
            setDating(false);
            setFollowUp(date);
          }}
          onClose={() => setDating(false)}
        />
      )}
      {isTagging && (
        <TagDialog
          leads={leads}
          suggestions={suggestions}
          onAdd={(tag) => void change(leads, ({ tags }) => (hasTag(tags, tag) ? null : { tags: [...tags, tag] }))}
          onRemove={(tag) =>
            void change(leads, ({ tags }) =>
              hasTag(tags, tag) ? { tags: tags.filter((one) => !hasTag([one], tag)) } : null,
            )
          }
          onClose={() => setTagging(false)}
        />
      )}
    </div>
  );
}

const LabelButton = ({ label, ...props }: IconButtonProps) => <Button {...props}>{label}</Button>;
