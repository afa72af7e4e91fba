import type { Post } from "@linkedpotential/contract/community/schema";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { DialogPortal } from "../../../lib/rendering/dialog-portal.tsx";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import { useDeletePost } from "../api.ts";

const EditPostDialog = lazyDialog(
  async () => (await import("../form/post-form-dialog.tsx")).EditPostDialog,
  ({ onClose }) => onClose(),
);
const DeletePostQuestion = lazyDialog(
  async () => (await import("../delete-post-question.tsx")).DeletePostQuestion,
  ({ onClose }) => onClose(),
);

interface OwnPostMenuProps {
  post: Post;
  /** Called when deletion has started and the post has left the lists. */
  onDelete?: () => void;
}

/** The menu to edit and delete one's own post. A post with open requests or a hidden post cannot be edited. */
export function OwnPostMenu({ post, onDelete }: OwnPostMenuProps) {
  const texts = useTexts("posts");
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);
  const remove = useDeletePost();
  const close = () => setDialog(null);
  const isClosed = post.requestCount > 0 || post.hidden !== undefined;
  const closedText = post.hidden ? texts.editHidden : texts.editClosed(post.requestCount);
  return (
    <>
      <LazyMenu
        trigger={
          <IconButton label={texts.menu(post.title)} icon={<EllipsisVertical size={16} aria-hidden />} size="sm" />
        }
        actions={[
          {
            id: "edit",
            label: isClosed ? closedText : texts.edit,
            icon: <Pencil size={16} aria-hidden />,
            isDisabled: isClosed,
            onAction: () => setDialog("edit"),
          },
          {
            id: "delete",
            label: texts.delete,
            icon: <Trash2 size={16} aria-hidden />,
            tone: "danger",
            onAction: () => setDialog("delete"),
          },
        ]}
      />
      {dialog === "edit" && (
        <DialogPortal onClose={close}>{(end) => <EditPostDialog post={post} onClose={end} />}</DialogPortal>
      )}
      {dialog === "delete" && (
        <DeletePostQuestion
          post={post}
          onClose={close}
          onConfirm={() => {
            close();
            remove.run(post);
            onDelete?.();
          }}
        />
      )}
    </>
  );
}
