import { Ban, EllipsisVertical, Flag } from "lucide-react";
import { useState } from "react";
import { useOpenDialog } from "../../lib/rendering/dialog-host.tsx";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import { type ModeratedPerson, useBlock } from "./api.ts";

const ReportDialog = lazyDialog(
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  ({ onClose }) => onClose(),
);
const BlockQuestion = lazyDialog(
  async () => (await import("./block-question.tsx")).BlockQuestion,
  ({ onClose }) => onClose(),
);

interface ModerationMenuProps {
  person: ModeratedPerson;
  post?: { id: number; title: string };
  onBlocked?: () => void;
}

export function ModerationMenu({ person, post, onBlocked }: ModerationMenuProps) {
  const texts = useTexts("moderation");
  const openDialog = useOpenDialog();
  const [isConfirming, setConfirming] = useState(false);
  const block = useBlock();
  const close = () => setConfirming(false);
  const openReport = (reported: typeof post) => () =>
    openDialog((closeForm) => <ReportDialog person={person} post={reported} onClose={closeForm} />);
  const reportPost = {
    id: "post",
    label: texts.reportPost,
    icon: <Flag size={16} aria-hidden />,
    onAction: openReport(post),
  };
  return (
    <>
      <LazyMenu
        trigger={
          <IconButton
            label={texts.menu(post?.title ?? person.name)}
            icon={<EllipsisVertical size={16} aria-hidden />}
            size="sm"
          />
        }
        actions={[
          ...(post ? [reportPost] : []),
          {
            id: "person",
            label: texts.reportPerson,
            icon: <Flag size={16} aria-hidden />,
            onAction: openReport(undefined),
          },
          {
            id: "block",
            label: texts.block,
            icon: <Ban size={16} aria-hidden />,
            tone: "danger",
            onAction: () => setConfirming(true),
          },
        ]}
      />
      {isConfirming && (
        <BlockQuestion
          name={person.name}
          isPending={block.isPending}
          onClose={close}
          onConfirm={() => {
            block
              .runAsync(person)
              .then(onBlocked)
              // Ignore the failure, because the action has already shown it as a toast.
              .catch(() => undefined)
              .finally(close);
          }}
        />
      )}
    </>
  );
}
