import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import type { NewTemplate, Template } from "@linkedpotential/contract/templates/schema";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useAction } from "../../lib/action/use-action.ts";
import { isNoAnswer } from "../../lib/api/api-error.ts";
import { apiListQuery, apiQuery, fetchFresh, queryClient } from "../../lib/api/query-client.ts";
import { FormError } from "../../lib/form/use-form.ts";
import type { Texts } from "../../texts/areas.ts";
import { errorText } from "../../texts/error-text.ts";

/** Identifies a list of templates. Each editor shows one list. */
export interface TemplateListId {
  namespace: string;
  templateKey: string;
}

const area = "templates";
type Toasts = Texts["templates"]["toasts"];
type FailureToast = "saveFailed" | "updateFailed" | "deleteFailed";

/** Stale after 30 s: reopening an editor refetches its list, because another tab or device may have saved templates. */
export const templatesQuery = ({ namespace, templateKey }: TemplateListId) => ({
  ...apiListQuery("templates/list", { query: { namespace, templateKey } }),
  staleTime: 30_000,
});

const failed =
  (name: FailureToast) =>
  ({ toasts }: { toasts: Toasts }, error: unknown) => ({
    title: toasts[name],
    description: errorText(error),
  });
/** Selects the toast of a failed form. Undefined for failures that the form itself shows, such as a lost connection. */
const formFailed = (name: FailureToast) => (texts: { toasts: Toasts }, error: unknown) =>
  isNoAnswer(error) || error instanceof FormError ? undefined : failed(name)(texts, error);

/** Creates a template. `onSaved` runs before the toast, whose text depends on its result. */
export function useCreateTemplate(isFormOpen: boolean, onSaved: (template: Template) => Promise<SavedOutcome>) {
  const outcome = useRef<SavedOutcome>("saved");
  return useAction("templates/create", (body: NewTemplate) => ({ body }), {
    isForm: isFormOpen,
    onDone: async (template) => {
      addTemplate(template);
      outcome.current = await onSaved(template);
    },
    toasts: {
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

type TemplateText = Pick<Template, "title" | "content">;
type Edit = Pick<Template, "id"> & TemplateText;

/** Changes a template of a list. Reads it again before saving and lets `merge` keep what was changed elsewhere. */
export function useUpdateTemplate(
  list: TemplateListId,
  merge: (text: TemplateText, fresh: TemplateText) => TemplateText,
) {
  const call = async ({ id, ...text }: Edit) => {
    const templates = await queryClient.fetchQuery({ ...templatesQuery(list), staleTime: 0 });
    const fresh = templates.find((template) => template.id === id);
    return { params: { templateId: id }, body: fresh ? merge(text, fresh) : text };
  };
  return useAction("templates/update", call, {
    isForm: true,
    onDone: replaceTemplate,
    toasts: { area, done: ({ toasts }) => toasts.updated, failed: formFailed("updateFailed") },
  });
}

export function useDeleteTemplate() {
  return useAction("templates/delete", ({ id }: Template) => ({ params: { templateId: id } }), {
    optimistic: removeTemplate,
    toasts: {
      area,
      done: ({ toasts }, { deletedTaskId }) => (deletedTaskId === null ? toasts.deleted : toasts.deletedWithTask),
      failed: failed("deleteFailed"),
    },
  });
}

/** Returns whether the account has an open task to publish the post with this title. */
export async function hasOpenTask(title: string): Promise<boolean> {
  const tasks = await fetchFresh("tasks/list").catch(() => []);
  return tasks.some((task) => task.title === linkedTaskTitle(title));
}

/** Returns the title of the open task to publish a post. Undefined when there is none. */
export function useLinkedTask({ title }: Template): string | undefined {
  const { data: tasks } = useQuery({ ...apiQuery("tasks/list"), staleTime: 30_000 });
  return tasks?.find((task) => task.title === linkedTaskTitle(title))?.title;
}

function updateCachedList(list: TemplateListId, update: (templates: Template[]) => Template[]): void {
  const { queryKey } = templatesQuery(list);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Template[]>(queryKey, (templates) => templates && update(templates));
}

/** Updates the cached list after a write. Refetches it if a request in flight may not include the write yet. */
function applySavedChange(list: TemplateListId, update: (templates: Template[]) => Template[]): void {
  const { queryKey } = templatesQuery(list);
  const isFetching = queryClient.isFetching({ queryKey }) > 0;
  updateCachedList(list, update);
  if (isFetching) void queryClient.invalidateQueries({ queryKey });
}

export const addTemplate = (template: Template): void =>
  applySavedChange(template, (templates) => [template, ...templates.filter(({ id }) => id !== template.id)]);

const replaceTemplate = (template: Template): void =>
  applySavedChange(template, (templates) => templates.map((other) => (other.id === template.id ? template : other)));

function removeTemplate(template: Template): () => void {
  updateCachedList(template, (templates) => templates.filter(({ id }) => id !== template.id));
  return () => updateCachedList(template, (templates) => [...templates, template].sort((a, b) => b.id - a.id));
}

/** Returns all own templates that are loaded. */
export function cachedTemplates(): Template[] {
  const [path = ""] = String(templatesQuery({ namespace: "_", templateKey: "_" }).queryKey[0]).split("?");
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
  return queries.flatMap(({ state }) => (state.data as Template[] | undefined) ?? []);
}
