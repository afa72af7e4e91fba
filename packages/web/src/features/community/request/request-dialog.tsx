import { countCharacters } from "@linkedpotential/contract/characters";
import { requestMessageMax, requestMessageMin } from "@linkedpotential/contract/collaboration-requests/limits";
import { newCollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { FormError, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { LinkedInNotice } from "../../../parts/posts/form/linkedin-notice.tsx";
import { usePostFailureText } from "../../../parts/posts/form/use-post-failure-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useSendRequest } from "../api.ts";

interface RequestDialogProps {
  post: Post;
  onClose: () => void;
}

export function RequestDialog({ post, onClose }: RequestDialogProps) {
  const { request: texts } = useTexts("community");
  const { linkedInRequired } = useTexts("posts");
  const common = useTexts("common");
  const { id: fromUserId, linkedinUrl } = useUser();
  const send = useSendRequest();
  const form = useForm({
    schema: newCollaborationRequest,
    initial: { fromUserId, toUserId: post.userId, postId: post.id, message: "" },
    failureText: usePostFailureText(post.type),
    onSubmit: async ({ message }) => {
      if (!linkedinUrl) throw new FormError(linkedInRequired.title);
      await send.runAsync({ post, fromUserId, message });
      onClose();
    },
  });
  const isTooShort = useWatch({
    control: form.control,
    name: "message",
    compute: (message) => missingCharacters(message) > 0,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(post.author.name)}
      description={<span lang={post.language}>{post.title}</span>}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={texts.send}
          isPending={form.isPending}
          isDisabled={isTooShort}
        />
      }
    >
      <LinkedInNotice purpose="toAsk" />
      <FormField form={form} name="message">
        {(field) => (
          <TextArea
            label={texts.message}
            placeholder={texts.placeholder}
            description={isTooShort ? texts.missing(missingCharacters(field.value)) : texts.enough}
            rows={9}
            autoFocus
            maxLength={requestMessageMax}
            counterMax={requestMessageMax}
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}

const missingCharacters = (message: string): number => Math.max(0, requestMessageMin - countCharacters(message.trim()));
