import { newPost, type Post, postChange } from "@linkedpotential/contract/community/schema";
import { Refusal, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useCreatePost, useUpdatePost } from "../api.ts";
import { LinkedInNotice } from "./linkedin-notice.tsx";
import { PostFields } from "./post-fields.tsx";
import { changeOf, missingText, newValues, valuesOf } from "./post-values.ts";
import { usePostProblem } from "./use-post-problem.ts";

interface NewPostDialogProps {
  onClose: () => void;
}

export function NewPostDialog({ onClose }: NewPostDialogProps) {
  const { form: texts, linkedInRequired } = useTexts("posts");
  const common = useTexts("common");
  const user = useUser();
  const create = useCreatePost(true);
  const form = useForm({
    schema: newPost,
    initial: newValues(user),
    summary: (values) => missingText(values, texts, false),
    send: async (post) => {
      if (!user.linkedinUrl) throw new Refusal(linkedInRequired.title, {});
      await create.runAsync(post);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.newTitle}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.publish} isPending={form.isPending} />}
    >
      <LinkedInNotice purpose="toPublish" />
      <PostFields form={form} canChangeType={false} />
    </Dialog>
  );
}

interface EditPostDialogProps extends NewPostDialogProps {
  post: Post;
}

export function EditPostDialog({ post, onClose }: EditPostDialogProps) {
  const { form: texts } = useTexts("posts");
  const common = useTexts("common");
  const update = useUpdatePost(true);
  const explain = usePostProblem();
  const form = useForm({
    schema: postChange,
    initial: valuesOf(post),
    summary: (values) => missingText(values, texts, true),
    // Never retry automatically: the author decides whether to publish a second time.
    explain,
    send: async (change) => {
      await update.runAsync({ post, change: changeOf(change) });
      onClose();
    },
  });
  const { title, content, type } = form.values;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.editTitle}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={common.save}
          isPending={form.isPending}
          isDisabled={!title.trim() || !content.trim() || !type}
        />
      }
    >
      <PostFields form={form} canChangeType />
    </Dialog>
  );
}
