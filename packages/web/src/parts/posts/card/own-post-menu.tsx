import type { Post } from "@linkedpotential/contract/community/schema";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
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
  /** Opens the form of the post. The form of freelancers by default. */
  onEdit?: () => void;
  /** Called when the deletion is confirmed, before the server has answered. */
  onDelete?: () => void;
}

export function OwnPostMenu({ post, onEdit, onDelete }: OwnPostMenuProps) {
  const texts = useTexts("posts");
  const openDialog = useOpenDialog();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeletePost();
  const close = () => setConfirming(false);
  const isLocked = post.requestCount > 0 || post.hidden !== undefined;
  const lockedText = post.hidden ? texts.editHidden : texts.editClosed(post.requestCount);
  return (
    <>
      <LazyMenu
        trigger={
          <IconButton label={texts.menu(post.title)} icon={<EllipsisVertical size={16} aria-hidden />} size="sm" />
        }
        actions={[
          {
            id: "edit",
            label: isLocked ? lockedText : texts.edit,
            icon: <Pencil size={16} aria-hidden />,
            isDisabled: isLocked,
            onAction: onEdit ?? (() => openDialog((closeForm) => <EditPostDialog post={post} onClose={closeForm} />)),
          },
          {
            id: "delete",
            label: texts.delete,
            icon: <Trash2 size={16} aria-hidden />,
            tone: "danger",
            onAction: () => setConfirming(true),
          },
        ]}
      />
      {isConfirming && (
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
