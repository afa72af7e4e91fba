import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";

export const WithdrawQuestion = lazyDialog(
  async () => (await import("./withdraw-question.tsx")).WithdrawQuestion,
  ({ onClose }) => onClose(),
);
