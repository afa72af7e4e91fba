import { countCharacters } from "@linkedpotential/contract/characters";
import { newCollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { requestMessageMax, requestMessageMin } from "@linkedpotential/contract/collaboration-requests/values";
import type { Post } from "@linkedpotential/contract/community/schema";
import { Refusal, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { LinkedInNotice } from "../../../parts/posts/form/linkedin-notice.tsx";
import { usePostProblem } from "../../../parts/posts/form/use-post-problem.ts";
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
  const explain = usePostProblem();
  const form = useForm({
    schema: newCollaborationRequest,
    initial: { fromUserId, toUserId: post.userId, postId: post.id, message: "" },
    explain,
    send: async ({ message }) => {
      if (!linkedinUrl) throw new Refusal(linkedInRequired.title, {});
      await send.runAsync({ post, fromUserId, message });
      onClose();
    },
  });
  const missing = Math.max(0, requestMessageMin - countCharacters(form.values.message.trim()));
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
          isDisabled={missing > 0}
        />
      }
    >
      <LinkedInNotice purpose="toAsk" />
      <TextArea
        label={texts.message}
        placeholder={texts.placeholder}
        description={missing > 0 ? texts.missing(missing) : texts.enough}
        rows={9}
        autoFocus
        maxLength={requestMessageMax}
        counterMax={requestMessageMax}
        {...form.field("message")}
      />
    </Dialog>
  );
}
