import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import type { Channel } from "../channels.ts";
import type { Copy } from "./use-copy.ts";

const FillDialog = lazyDialog(
  async () => (await import("../placeholders/fill-dialog.tsx")).FillDialog,
  ({ onClose }) => onClose(),
);
const ManualCopy = lazyDialog(
  async () => (await import("./manual-copy.tsx")).ManualCopy,
  ({ onClose }) => onClose(),
);

interface CopyDialogsProps {
  copy: Copy;
  channel: Channel | undefined;
  leadId?: number | null;
}

export function CopyDialogs({ copy: { request, finish, close }, channel, leadId = null }: CopyDialogsProps) {
  if (!request) return null;
  const { text, step } = request;
  if (step === "manual") return <ManualCopy text={text} onClose={close} />;
  return <FillDialog text={text} channel={channel} leadId={leadId} onCopy={finish} onClose={close} />;
}
