import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { UserX } from "lucide-react";
import { Link } from "react-router-dom";
import { usePages } from "../../../lib/api/use-pages.ts";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageList } from "../../../ui/paged-list.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { codeUsesQuery } from "../api.ts";
import { codeText } from "./code-text.ts";

interface CodeUsesDialogProps {
  code: RegistrationCode;
  onClose: () => void;
}

/** Lists the accounts that registered with a code. */
export function CodeUsesDialog({ code, onClose }: CodeUsesDialogProps) {
  const { codes: texts, loadFailed } = useTexts("admin");
  const common = useTexts("common");
  const skeleton = (
    <Loading label={texts.usesLoading}>
      <Skeleton className="h-10 w-full rounded-md" />
    </Loading>
  );
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.usesTitle}
      description={<span className="font-mono">{codeText(code.code)}</span>}
      texts={common}
      load={{ skeleton, failed: loadFailed }}
      footer={<Button slot="close">{common.close}</Button>}
    >
      <Uses code={code} />
    </Dialog>
  );
}

function Uses({ code: { code, maxUses, usesLeft } }: Pick<CodeUsesDialogProps, "code">) {
  const { codes: texts, more, moreFailed } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  const pages = usePages(codeUsesQuery(code));
  const unlisted = pages.more.hasNextPage ? 0 : maxUses - usesLeft - pages.items.length;
  return (
    <div className="flex flex-col gap-3">
      <PageList
        pages={pages}
        empty={
          <EmptyState
            icon={<UserX size={20} aria-hidden />}
            title={texts.usesEmpty}
            description={texts.usesEmptyHint}
          />
        }
        more={{ label: more, failed: moreFailed }}
      >
        {(uses, rows) => (
          <ul ref={rows} aria-label={texts.usesTitle} className="divide-y divide-line">
            {uses.map(({ userId, name, usedAt }) => (
              <li key={userId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
                <Link
                  to={accountPath(userId)}
                  className="min-w-0 font-medium text-accent-text [overflow-wrap:anywhere] hover:underline"
                >
                  {name}
                </Link>
                <time dateTime={usedAt} className="text-ink-muted text-xs tabular-nums">
                  {texts.usedAt(momentText(new Date(usedAt), language, timezone))}
                </time>
              </li>
            ))}
          </ul>
        )}
      </PageList>
      {unlisted > 0 && <p className="text-pretty text-ink-muted text-xs">{texts.unlisted(unlisted)}</p>}
    </div>
  );
}
