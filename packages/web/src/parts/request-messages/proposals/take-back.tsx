import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSendMessage } from "../api.ts";

interface TakeBackProps {
  requestId: number;
  messageId: number;
  /** Date to cancel. Absent for an open proposal. */
  slot?: string;
  /** Label of the button, question, its explanation and the message that is sent. */
  texts: { label: string; question: string; questionText: string; confirm: string; message: string };
}

/** Withdraws an open proposal of the own side, or cancels an agreed date, after a question. */
export function TakeBack({ requestId, messageId, slot, texts }: TakeBackProps) {
  const { cancel } = useTexts("common");
  const send = useSendMessage();
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    send.run({ requestId, text: texts.message, answer: { messageId, accepted: false, ...(slot && { slot }) } });
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ml-2.5 self-start"
        isPending={send.isPending}
        onPress={() => setAsking(true)}
      >
        {texts.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        description={texts.questionText}
        confirmLabel={texts.confirm}
        cancelLabel={cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
