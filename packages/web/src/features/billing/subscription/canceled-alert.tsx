import { Dialog, Heading } from "react-aria-components/Dialog";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";

/** Confirms the cancellation. As specified, closing the alert reloads the page. */
export function CanceledAlert() {
  const { cancel: texts } = useTexts("billing");
  const reload = () => location.reload();
  return (
    <Modal isOpen onDismiss={reload} size="sm">
      <Dialog role="alertdialog" className="flex flex-col gap-2 p-5 outline-none">
        <Heading slot="title" className="font-semibold text-base">
          {texts.done}
        </Heading>
        <p className="text-ink-muted text-sm">{texts.doneText}</p>
        <div className="mt-4 flex justify-end">
          <Button autoFocus variant="primary" onPress={reload}>
            {texts.ok}
          </Button>
        </div>
      </Dialog>
    </Modal>
  );
}
