import type { Industry } from "@linkedpotential/contract/community/industries";
import { newProject, type Post } from "@linkedpotential/contract/community/schema";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "../../../lib/form/use-form.ts";
import { companyQuery } from "../../../parts/company/api.ts";
import { usePostFailureText } from "../../../parts/posts/form/use-post-failure-text.ts";
import { useCachedPost } from "../../../parts/posts/post-cache.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useCreateProject, useUpdateProject } from "./api.ts";
import { ProjectFields } from "./project-fields.tsx";
import { initialProjectValues, projectValues } from "./project-values.ts";

interface NewProjectDialogProps {
  /** Chosen industry. Null chooses none. */
  industry: Industry | null;
  onClose: () => void;
}

export function NewProjectDialog({ industry, onClose }: NewProjectDialogProps) {
  const { form: texts } = useTexts("projects");
  const { publish } = useTexts("posts").form;
  const common = useTexts("common");
  const language = useLanguage();
  const { data: company } = useQuery(companyQuery);
  const create = useCreateProject();
  const form = useForm({
    schema: newProject,
    initial: { ...initialProjectValues(language, company?.name ?? ""), industry },
    onSubmit: async (project) => {
      await create.runAsync(project);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.newTitle}
      description={texts.seenBy}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={publish} isPending={form.isPending} />}
    >
      <ProjectFields form={form} />
    </Dialog>
  );
}

interface EditProjectDialogProps {
  post: Post;
  onClose: () => void;
}

export function EditProjectDialog({ post: initialPost, onClose }: EditProjectDialogProps) {
  const post = useCachedPost(initialPost);
  const { form: texts } = useTexts("projects");
  const common = useTexts("common");
  const update = useUpdateProject();
  const form = useForm({
    schema: newProject,
    initial: projectValues(post),
    // No `saveAsNew` for a project that was deleted elsewhere: only its author may decide to publish it again.
    failureText: usePostFailureText("project"),
    onSubmit: async (change) => {
      await update.runAsync({ post, change });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.editTitle}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <ProjectFields form={form} />
    </Dialog>
  );
}
