import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { Check, ChevronsUp, Minus, Pencil, Repeat, Trash2, Users } from "lucide-react";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { DueLabel } from "./due-label.tsx";

const RecurrenceLabel = lazyPart(
  async () => (await import("../recurrence/recurrence-label.tsx")).RecurrenceLabel,
  "recurrence",
);

/** Shown until the text of the rule is loaded. */
const repeatIcon = <Repeat size={12} aria-hidden className="mt-0.5 shrink-0" />;

export interface TaskActions {
  onComplete: (task: Task) => void;
  onEdit: (task: Task) => void;
  onDelete: (task: Task) => void;
}

interface TaskRowProps extends TaskActions {
  task: Task;
  today: string;
  isEditing: boolean;
}

export function TaskRow({ task, today, isEditing, onComplete, onEdit, onDelete }: TaskRowProps) {
  const { row } = useTexts("tasks");
  const isFollowUp = leadIdOfTask(task.id) !== null;
  return (
    <li
      className={cx("flex items-start gap-2 py-2.5 pl-3 transition-colors hover:bg-hover", isEditing ? "pr-3" : "pr-5")}
    >
      <IconButton
        size="sm"
        label={row.complete(task.title)}
        icon={<CheckCircle />}
        className="group/complete -my-0.5 shrink-0"
        onPress={() => onComplete(task)}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 pt-1 pointer-coarse:pt-2 sm:items-start sm:gap-x-4">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <button
            type="button"
            title={isFollowUp ? row.openLead(task.title) : row.edit(task.title)}
            className="max-w-full rounded-sm text-left font-medium text-ink text-sm [overflow-wrap:anywhere] hover:text-accent-text pointer-coarse:min-h-6"
            onClick={() => onEdit(task)}
          >
            {task.title}
          </button>
          {task.description && (
            <p className="mt-0.5 line-clamp-2 whitespace-pre-line text-ink-muted text-xs [overflow-wrap:anywhere]">
              {task.description}
            </p>
          )}
        </div>
        <DueLabel dueDate={task.dueDate} today={today} />
        <TaskDetails task={task} isFollowUp={isFollowUp} />
      </div>
      {isEditing && (
        <div className="-my-0.5 flex shrink-0">
          <IconButton
            size="sm"
            label={isFollowUp ? row.openLead(task.title) : row.edit(task.title)}
            icon={<Pencil size={16} />}
            onPress={() => onEdit(task)}
          />
          <IconButton
            size="sm"
            label={row.delete(task.title)}
            icon={<Trash2 size={16} />}
            onPress={() => onDelete(task)}
          />
        </div>
      )}
    </li>
  );
}

function CheckCircle() {
  return (
    <span className="grid size-[1.125rem] place-items-center rounded-full border-[1.5px] border-line-strong text-transparent transition-colors group-hover/complete:border-accent group-hover/complete:text-accent-text">
      <Check size={12} strokeWidth={2.5} aria-hidden />
    </span>
  );
}

function TaskDetails({ task, isFollowUp }: { task: Task; isFollowUp: boolean }) {
  const { categories, priorities, followUp } = useTexts("tasks");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-subtle text-xs sm:basis-full">
      {isFollowUp && (
        <span className="inline-flex items-center gap-1 font-medium text-accent-text">
          <Users size={12} aria-hidden />
          {followUp}
        </span>
      )}
      <span>{categories[task.category]}</span>
      <span
        className={
          task.priority === "high"
            ? "inline-flex items-center gap-1 font-medium text-ink"
            : "inline-flex items-center gap-1"
        }
      >
        {task.priority === "high" && <ChevronsUp size={12} aria-hidden />}
        {task.priority === "low" && <Minus size={12} aria-hidden />}
        {priorities[task.priority]}
      </span>
      {task.recurrence && (
        <CrashBoundary place="control" fallback={() => repeatIcon}>
          <Suspense fallback={repeatIcon}>
            <RecurrenceLabel rule={task.recurrence} />
          </Suspense>
        </CrashBoundary>
      )}
    </p>
  );
}
