import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import type { NewTemplate, Template } from "@linkedpotential/contract/templates/schema";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useAction } from "../../lib/action/use-action.ts";
import { isNoAnswer } from "../../lib/api/api-error.ts";
import { apiListQuery, apiQuery, askAnew, queryClient } from "../../lib/api/query-client.ts";
import type { Texts } from "../../texts/areas.ts";
import { errorText } from "../../texts/error-text.ts";
import type { Place } from "./place.ts";

const area = "templates";
type Toasts = Texts["templates"]["toasts"];
type Failed = "saveFailed" | "updateFailed" | "deleteFailed";

const templatesQuery = ({ namespace, templateKey }: Place) =>
  apiListQuery("templates/list", { query: { namespace, templateKey } });

/** Refetched when the list is opened again, because another tab or device may have saved templates. */
export const useTemplates = (place: Place) => useQuery({ ...templatesQuery(place), staleTime: 30_000 });

const failed =
  (name: Failed) =>
  ({ toasts }: { toasts: Toasts }, error: unknown) => ({
    title: toasts[name],
    description: errorText(error),
  });
/** Without a connection the form itself shows the failure. */
const formFailed = (name: Failed) => (texts: { toasts: Toasts }, error: unknown) =>
  isNoAnswer(error) ? undefined : failed(name)(texts, error);

/** Creates a template. `onSaved` may look for a matching task; its result chooses the toast. */
export function useCreateTemplate(isFormOpen: boolean, onSaved: (template: Template) => Promise<SavedOutcome>) {
  const outcome = useRef<SavedOutcome>("saved");
  return useAction("templates/create", (body: NewTemplate) => ({ body }), {
    ofForm: isFormOpen,
    onDone: async (template) => {
      showNew(template);
      outcome.current = await onSaved(template);
    },
    says: {
      area,
      done: ({ toasts }, { title }) =>
        outcome.current === "taskExists"
          ? { title: toasts.saved, description: toasts.taskExists(title) }
          : toasts.saved,
      failed: formFailed("saveFailed"),
    },
  });
}
export type SavedOutcome = "saved" | "taskExists";

type Edit = Pick<Template, "id" | "title" | "content">;

export function useUpdateTemplate() {
  return useAction("templates/update", ({ id, ...body }: Edit) => ({ params: { templateId: id }, body }), {
    ofForm: true,
    onDone: put,
    says: { area, done: ({ toasts }) => toasts.updated, failed: formFailed("updateFailed") },
  });
}

export function useDeleteTemplate() {
  return useAction("templates/delete", ({ id }: Template) => ({ params: { templateId: id } }), {
    optimistic: takeOff,
    says: {
      area,
      done: ({ toasts }, { deletedTaskId }) => (deletedTaskId === null ? toasts.deleted : toasts.deletedWithTask),
      failed: failed("deleteFailed"),
    },
  });
}

export async function hasOpenTask(title: string): Promise<boolean> {
  const tasks = await askAnew("tasks/list").catch(() => []);
  return tasks.some((task) => task.title === linkedTaskTitle(title));
}

export function useLinkedTask({ title }: Template): string | undefined {
  const { data: tasks } = useQuery({ ...apiQuery("tasks/list"), staleTime: 30_000 });
  return tasks?.find((task) => task.title === linkedTaskTitle(title))?.title;
}

function change(place: Place, changed: (templates: Template[]) => Template[]): void {
  const { queryKey } = templatesQuery(place);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Template[]>(queryKey, (templates) => templates && changed(templates));
}

/**
 * Applies a saved change to the cached list and refetches it if a request is in flight, because that answer may predate
 * the change.
 */
function changeSaved(place: Place, changed: (templates: Template[]) => Template[]): void {
  const { queryKey } = templatesQuery(place);
  const isOnItsWay = queryClient.isFetching({ queryKey }) > 0;
  change(place, changed);
  if (isOnItsWay) void queryClient.invalidateQueries({ queryKey });
}

export const showNew = (template: Template): void =>
  changeSaved(template, (templates) => [template, ...templates.filter(({ id }) => id !== template.id)]);

const put = (template: Template): void =>
  changeSaved(template, (templates) => templates.map((other) => (other.id === template.id ? template : other)));

function takeOff(template: Template): () => void {
  change(template, (templates) => templates.filter(({ id }) => id !== template.id));
  return () => change(template, (templates) => [...templates, template].sort((a, b) => b.id - a.id));
}
