import type { Task } from "@linkedpotential/contract/tasks/schema";
import { ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { useToday } from "../../../lib/use-today.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import type { TaskFilter } from "./task-filters.tsx";
import { tasksPerPage } from "./task-list-state.ts";
import { type TaskActions, TaskRow } from "./task-row.tsx";

interface TaskListProps extends TaskActions {
  query: { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };
  tasks: readonly Task[];
  filter: TaskFilter;
  source: ReactNode;
  page: number;
  pageCount: number;
  isEditing: boolean;
  onPage: (page: number) => void;
  onShowAll: () => void;
}

/** Reserves the height of a full page, so that the layout does not shift. */
export function TaskList(props: TaskListProps) {
  const { query, tasks, page } = props;
  if (query.isPending) return <LoadingTasks />;
  if (query.data === undefined) return <FailedTasks error={query.error} onRetry={() => void query.refetch()} />;
  if (tasks.length === 0) return <NoTasks {...props} />;
  const shown = tasks.slice((page - 1) * tasksPerPage, page * tasksPerPage);
  return (
    <>
      <Rows {...props} tasks={shown} />
      <Pages {...props} />
    </>
  );
}

function Rows({ tasks, isEditing, onComplete, onEdit, onDelete }: TaskListProps) {
  const { title } = useTexts("tasks");
  const today = useToday();
  return (
    <ul aria-label={title} className="divide-y divide-line border-line border-t">
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

function LoadingTasks() {
  const { loading } = useTexts("tasks");
  return (
    <Loading label={loading} className="divide-y divide-line border-line border-t">
      {["w-3/5", "w-2/5", "w-1/2", "w-3/5", "w-1/3"].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five places that never change
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

function FailedTasks({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { loadFailed } = useTexts("tasks");
  const { retry } = useTexts("common");
  return (
    <div className="border-line border-t">
      <ErrorState title={loadFailed} description={errorText(error)} retryLabel={retry} onRetry={onRetry} />
    </div>
  );
}

function NoTasks({ filter, source, onShowAll }: TaskListProps) {
  const { empty, categories } = useTexts("tasks");
  return (
    <div className="border-line border-t">
      <EmptyState
        icon={<ListChecks size={20} aria-hidden />}
        title={filter ? empty.filtered(categories[filter]) : empty.title}
        description={filter ? empty.filteredDescription : empty.description}
        action={
          filter ? (
            <Button size="sm" onPress={onShowAll}>
              {empty.showAll}
            </Button>
          ) : (
            source
          )
        }
      />
    </div>
  );
}
