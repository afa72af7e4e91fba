import { Suspense } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import type { Channel } from "../channels.ts";
import { defaultNextStep, type NextStep } from "../sent/next-step.ts";
import type { Copy } from "./use-copy.ts";

const FillDialog = lazyDialog(
  async () => (await import("../placeholders/fill-dialog.tsx")).FillDialog,
  ({ onClose }) => onClose(),
  "placeholders",
);
const ManualCopy = lazyDialog(
  async () => (await import("./manual-copy.tsx")).ManualCopy,
  ({ onClose }) => onClose(),
);

const SentBar = lazyPart(async () => (await import("../sent/sent-bar.tsx")).SentBar);

interface CopyDialogsProps {
  copy: Copy;
  channel: Channel | undefined;
  leadId?: number | null;
  next?: NextStep | undefined;
}

export function CopyDialogs({ copy, channel, leadId = null, next = defaultNextStep }: CopyDialogsProps) {
  const { request, message, finish, close, forgetMessage } = copy;
  if (request?.step === "manual") return <ManualCopy text={request.message.text} onClose={close} />;
  if (request)
    return <FillDialog message={request.message} channel={channel} leadId={leadId} onCopy={finish} onClose={close} />;
  return (
    message && (
      <Suspense>
        <SentBar key={`${message.leadId} ${message.template}`} message={message} next={next} onClose={forgetMessage} />
      </Suspense>
    )
  );
}
