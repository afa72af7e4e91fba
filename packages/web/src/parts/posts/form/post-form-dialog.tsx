import { newPost, type Post, postChange } from "@linkedpotential/contract/community/schema";
import { useWatch } from "react-hook-form";
import { FormError, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useCreatePost, useUpdatePost } from "../api.ts";
import { useCachedPost } from "../post-cache.ts";
import { LinkedInNotice } from "./linkedin-notice.tsx";
import { PostFields } from "./post-fields.tsx";
import { clearUnusedDetails, initialPostValues, missingFieldsText, postValues } from "./post-values.ts";
import { usePostFailureText } from "./use-post-failure-text.ts";

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
    initial: initialPostValues(user),
    summary: (values) => missingFieldsText(values, texts, false),
    onSubmit: async (post) => {
      if (!user.linkedinUrl) throw new FormError(linkedInRequired.title);
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

export function EditPostDialog({ post: initialPost, onClose }: EditPostDialogProps) {
  const post = useCachedPost(initialPost);
  const { form: texts } = useTexts("posts");
  const common = useTexts("common");
  const update = useUpdatePost(true);
  const form = useForm({
    schema: postChange,
    initial: postValues(post),
    summary: (values) => missingFieldsText(values, texts, true),
    // No `saveAsNew` for a post that was deleted elsewhere: only its author may decide to publish it again.
    failureText: usePostFailureText(),
    onSubmit: async (change) => {
      await update.runAsync({ post, change: clearUnusedDetails(change) });
      onClose();
    },
  });
  const isIncomplete = useWatch({
    control: form.control,
    compute: ({ title, content, type }) => !title.trim() || !content.trim() || !type,
  });
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
          isDisabled={isIncomplete}
        />
      }
    >
      <PostFields form={form} canChangeType />
    </Dialog>
  );
}
