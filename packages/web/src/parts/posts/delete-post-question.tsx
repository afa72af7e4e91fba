import type { Post } from "@linkedpotential/contract/community/schema";
import { useTexts } from "../../texts/texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface DeletePostQuestionProps {
  post: Post;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeletePostQuestion({ post: { type, title, requestCount }, ...answers }: DeletePostQuestionProps) {
  const texts = useTexts("posts");
  const common = useTexts("common");
  return (
    <ConfirmDialog
      isOpen
      title={type === "project" ? texts.deleteProjectTitle : texts.deleteTitle}
      description={
        type === "project"
          ? texts.deleteProjectHint(title)
          : requestCount > 0
            ? texts.deleteWithRequests(title, requestCount)
            : texts.deleteHint(title)
      }
      confirmLabel={common.delete}
      cancelLabel={common.cancel}
      {...answers}
    />
  );
}
