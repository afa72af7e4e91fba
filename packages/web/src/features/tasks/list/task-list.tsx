import type { Task } from "@linkedpotential/contract/tasks/schema";
import { ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary, WaitFor } from "../../../ui/load-boundary.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { taskQuery } from "../api.ts";
import type { TaskFilter } from "./task-filters.tsx";
import { type TaskGroup, tasksPerPage } from "./task-list-state.ts";
import { type TaskActions, TaskRow } from "./task-row.tsx";

interface TaskListProps extends TaskActions {
  /** Undefined while the tasks are loading. */
  tasks: readonly Task[] | undefined;
  filter: TaskFilter;
  group: TaskGroup | null;
  emptyAction: ReactNode;
  page: number;
  pageCount: number;
  isEditing: boolean;
  onPage: (page: number) => void;
  onShowAll: () => void;
}

export function TaskList({ tasks, ...props }: TaskListProps) {
  const { loadFailed } = useTexts("tasks");
  return (
    <div className="border-line border-t">
      <LoadBoundary skeleton={<LoadingTasks />} failed={loadFailed}>
        {tasks ? <LoadedTasks tasks={tasks} {...props} /> : <WaitFor query={taskQuery} />}
      </LoadBoundary>
    </div>
  );
}

interface LoadedTasksProps extends TaskListProps {
  tasks: readonly Task[];
}

function LoadedTasks(props: LoadedTasksProps) {
  const { tasks, page } = props;
  if (tasks.length === 0) return <NoTasks {...props} />;
  const shown = tasks.slice((page - 1) * tasksPerPage, page * tasksPerPage);
  return (
    <>
      <Rows {...props} tasks={shown} />
      <Pages {...props} />
    </>
  );
}

function Rows({ tasks, isEditing, onComplete, onEdit, onDelete }: LoadedTasksProps) {
  const { title } = useTexts("tasks");
  const today = useToday();
  return (
    <ul aria-label={title} className="divide-y divide-line">
      {tasks.map((task) => (
        <TaskRow key={task.id} {...{ task, today, isEditing, onComplete, onEdit, onDelete }} />
      ))}
    </ul>
  );
}

function Pages({ page, pageCount, onPage }: TaskListProps) {
  const { pages } = useTexts("common");
  if (pageCount <= 1) return null;
  return (
    <div className="border-line border-t px-3 py-2">
      <Pagination page={page} pageCount={pageCount} onChange={onPage} texts={pages} />
    </div>
  );
}

/** Skeleton with the height of a full page of tasks, so that the layout does not shift. */
function LoadingTasks() {
  const { loading } = useTexts("tasks");
  return (
    <Loading label={loading} className="divide-y divide-line">
      {["w-3/5", "w-2/5", "w-1/2", "w-3/5", "w-1/3"].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the five rows never change
        <div key={row} className="flex items-start gap-3 px-5 py-3.5">
          <Skeleton className="size-[1.125rem] rounded-full" />
          <div className="flex-1">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="mt-2 h-3 w-40" />
          </div>
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </Loading>
  );
}

function NoTasks({ filter, group, emptyAction, onShowAll }: TaskListProps) {
  const { empty, categories, figures } = useTexts("tasks");
  const name = filter ? categories[filter] : group && figures[group];
  return (
    <EmptyState
      icon={<ListChecks size={20} aria-hidden />}
      title={name ? empty.filtered(name) : empty.title}
      description={name ? filter && empty.filteredDescription : empty.description}
      action={
        name ? (
          <Button size="sm" onPress={onShowAll}>
            {empty.showAll}
          </Button>
        ) : (
          emptyAction
        )
      }
    />
  );
}
