import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { Ban, Check, Copy, PencilLine, UsersRound } from "lucide-react";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { codeText } from "./code-text.ts";
import { useCopyCode } from "./use-copy-code.ts";

/** Dialogs that a row of the table opens. */
export type CodeAction = "note" | "uses" | "revoke";

interface CodeTableProps {
  codes: readonly RegistrationCode[];
  rows: (element: HTMLElement | null) => void;
  onAction: (action: CodeAction, code: RegistrationCode) => void;
}

export function CodeTable({ codes, rows, onAction }: CodeTableProps) {
  const { codes: texts } = useTexts("admin");
  const [copied, copy] = useCopyCode();
  return (
    <Table label={texts.label}>
      <thead className="max-sm:sr-only">
        <tr>
          <Th>{texts.code}</Th>
          <Th className="max-sm:hidden">{texts.left}</Th>
          <Th className="max-sm:hidden">{texts.until}</Th>
          <Th className="max-sm:hidden">{texts.state}</Th>
          <Th className="text-right">
            <span className="sr-only">{texts.actions}</span>
          </Th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {codes.map((code) => (
          <CodeRow
            key={code.code}
            code={code}
            isCopied={copied === code.code}
            onCopy={() => void copy(code.code)}
            onAction={(action) => onAction(action, code)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface CodeRowProps {
  code: RegistrationCode;
  isCopied: boolean;
  onCopy: () => void;
  onAction: (action: CodeAction) => void;
}

function CodeRow({ code, isCopied, onCopy, onAction }: CodeRowProps) {
  const { codes: texts } = useTexts("admin");
  const language = useLanguage();
  const { note, maxUses, usesLeft, expiresAt } = code;
  // Codes expire at midnight in Berlin. One millisecond less shows the last valid day instead of the next one.
  const until = momentText(new Date(Date.parse(expiresAt) - 1), language, "Europe/Berlin");
  const isExpired = Date.parse(expiresAt) <= Date.now();
  const state = isExpired ? texts.expired : usesLeft === 0 ? texts.usedUp : texts.valid;
  const left = texts.leftOf(numberText(usesLeft), numberText(maxUses));
  const badge = <Badge tone={isExpired || usesLeft === 0 ? "neutral" : "good"}>{state}</Badge>;
  const shown = codeText(code.code);
  const used = maxUses - usesLeft;
  return (
    <Tr className="max-sm:block">
      <Td className="max-sm:block max-sm:h-auto max-sm:px-4 max-sm:pb-0">
        <span className="font-mono [overflow-wrap:anywhere]">{shown}</span>
        {note && <span className="block text-ink-muted text-xs [overflow-wrap:anywhere]">{note}</span>}
        <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-xs tabular-nums sm:hidden">
          {badge}
          <span>
            {withColon(texts.left)} {left}
          </span>
          <span>
            {withColon(texts.until)} {until}
          </span>
        </span>
      </Td>
      <Td className="whitespace-nowrap tabular-nums max-sm:hidden">{left}</Td>
      <Td className="whitespace-nowrap tabular-nums max-sm:hidden">{until}</Td>
      <Td className="max-sm:hidden">{badge}</Td>
      <Td className="text-right max-sm:block max-sm:h-auto max-sm:px-2 max-sm:pt-0 max-sm:text-left sm:whitespace-nowrap">
        {used > 0 && (
          <IconButton
            label={texts.usesOf(shown, numberText(used))}
            icon={<UsersRound size={16} />}
            onPress={() => onAction("uses")}
          />
        )}
        <IconButton label={texts.noteOf(shown)} icon={<PencilLine size={16} />} onPress={() => onAction("note")} />
        <IconButton
          label={texts.copyOf(shown)}
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onPress={onCopy}
        />
        <IconButton label={texts.revokeOf(shown)} icon={<Ban size={16} />} onPress={() => onAction("revoke")} />
      </Td>
    </Tr>
  );
}
