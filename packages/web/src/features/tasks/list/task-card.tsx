import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { useQuery } from "@tanstack/react-query";
import { Check, Pencil, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useListState } from "../../../lib/navigation/use-list-state.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonKeys } from "../../../ui/button-keys.tsx";
import { Card } from "../../../ui/card.tsx";
import { taskQuery, useCompleteTask, useDeleteTask, useSkipTask } from "../api.ts";
import { preloadTaskDialog } from "../form/task-dialog-host.tsx";
import { openTaskDialog, useTaskDialog } from "../form/task-dialog-store.ts";
import type { TaskQuestion } from "./task-confirmation.tsx";
import { type TaskFilter, TaskFilters } from "./task-filters.tsx";
import { TaskList } from "./task-list.tsx";
import { isInGroup, taskCardId, taskListParameters, tasksPerPage } from "./task-list-state.ts";

const TaskConfirmation = lazyDialog(
  async () => (await import("./task-confirmation.tsx")).TaskConfirmation,
  ({ onClose }) => onClose(),
  "recurrence",
);

interface TaskCardProps {
  /** Opens the lead of a follow-up task, because such a task is edited in its lead (D34). */
  onOpenLead: (leadId: number) => void;
  /** Shown when there are no tasks: a link to where tasks come from. */
  emptyAction: ReactNode;
}

export function TaskCard({ onOpenLead, emptyAction }: TaskCardProps) {
  const texts = useTexts("tasks");
  const { data } = useQuery(taskQuery);
  const actions = { complete: useCompleteTask(), delete: useDeleteTask(), skip: useSkipTask() };
  const today = useToday();
  const [{ tasks: filter, taskGroup: group, taskPage: page }, setList] = useListState(taskListParameters);
  const [isEditing, setEditing] = useState(false);
  const [question, setQuestion] = useState<TaskQuestion | null>(null);
  const [isConfirming, setConfirming] = useState(false);

  const open = (data ?? []).filter((task) => task.status !== "completed" && isInGroup(task, group, today));
  const inFilter = (category: TaskFilter) => open.filter((task) => category === null || task.category === category);
  const shown = inFilter(filter);
  const pageCount = Math.max(1, Math.ceil(shown.length / tasksPerPage));

  const setFilter = (next: TaskFilter) => setList({ tasks: next, taskPage: 1 });
  const showAll = () => setList({ tasks: null, taskGroup: null, taskPage: 1 });
  const confirm = (action: TaskQuestion["action"]) => (task: Task) => {
    setQuestion({ action, task });
    setConfirming(true);
  };
  const edit = (task: Task) => {
    const leadId = leadIdOfTask(task.id);
    if (leadId === null) openTaskDialog({ task });
    else onOpenLead(leadId);
  };

  return (
    <Card
      isFlush
      id={taskCardId}
      className="scroll-mt-20"
      title={texts.title}
      actions={<CardButtons isEditing={isEditing} onEdit={() => setEditing(!isEditing)} canEdit={open.length > 0} />}
    >
      <TaskFilters
        value={filter}
        onChange={setFilter}
        count={(category) => inFilter(category).length}
        group={group}
        onClearGroup={() => setList({ taskGroup: null, taskPage: 1 })}
      />
      <TaskList
        tasks={data && shown}
        filter={filter}
        group={group}
        emptyAction={emptyAction}
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        isEditing={isEditing}
        onPage={(next) => setList({ taskPage: next }, { push: true })}
        onShowAll={showAll}
        onComplete={confirm("complete")}
        onDelete={confirm("delete")}
        onEdit={edit}
      />
      {question && (
        <TaskConfirmation
          question={question}
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          onConfirm={(action, task) => {
            setConfirming(false);
            actions[action].run(task);
          }}
        />
      )}
    </Card>
  );
}

function CardButtons({ isEditing, onEdit, canEdit }: { isEditing: boolean; onEdit: () => void; canEdit: boolean }) {
  const texts = useTexts("tasks");
  const dialog = useTaskDialog();
  const isAdding = dialog.isOpen && dialog.request !== null && "draft" in dialog.request;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={isEditing}
        isDisabled={!canEdit && !isEditing}
        icon={isEditing ? <Check size={16} aria-hidden /> : <Pencil size={16} aria-hidden />}
        onPress={onEdit}
      >
        <span className="max-sm:sr-only">{isEditing ? texts.editDone : texts.edit}</span>
      </Button>
      <Button
        size="sm"
        variant="primary"
        aria-haspopup="dialog"
        aria-expanded={isAdding}
        icon={<Plus size={16} aria-hidden />}
        onHoverStart={preloadTaskDialog}
        onFocus={preloadTaskDialog}
        onPress={() => openTaskDialog({ draft: {} })}
      >
        {texts.add}
        <ButtonKeys keys="n" />
      </Button>
    </>
  );
}
