import type { Post } from "@linkedpotential/contract/community/schema";
import { Sparkles } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/class-names.ts";

interface PostBodyProps {
  post: Post;
  /** Entries of `lookingFor` to highlight. */
  fitting?: ReadonlySet<string> | undefined;
  /** Opens the full text elsewhere. When set, the text is truncated here. */
  onReadOn?: (() => void) | undefined;
}

/**
 * Texts within these limits are never truncated: the short limit applies on phones, the medium one on wider screens.
 */
const isShort = (content: string) => content.length <= 200 && content.split("\n").length <= 4;
const isMedium = (content: string) => content.length <= 360 && content.split("\n").length <= 4;

export function PostBody({ post, fitting, onReadOn }: PostBodyProps) {
  const texts = useTexts("posts");
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col items-start gap-1 text-sm">
        <p
          lang={post.language}
          className={cx(
            "whitespace-pre-line text-pretty [overflow-wrap:anywhere]",
            onReadOn && "line-clamp-6 md:line-clamp-4",
          )}
        >
          {post.content}
        </p>
        {onReadOn && !isShort(post.content) && (
          <button
            type="button"
            onClick={onReadOn}
            aria-label={texts.readOnIn(post.title)}
            className={cx(
              "min-h-6 rounded-sm font-medium text-accent-text hover:underline",
              isMedium(post.content) && "md:hidden",
            )}
          >
            {texts.readOn}
          </button>
        )}
      </div>
      {post.skills && post.lookingFor && (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Entries label={texts.skills} entries={post.skills} />
          <Entries label={texts.lookingFor} entries={post.lookingFor} fitting={fitting} />
        </dl>
      )}
    </div>
  );
}

interface EntriesProps {
  label: string;
  entries: readonly string[];
  fitting?: ReadonlySet<string> | undefined;
}

function Entries({ label, entries, fitting }: EntriesProps) {
  return (
    <div className="min-w-0">
      <dt className="mb-1.5 font-medium text-ink-muted text-xs">{label}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {entries.map((entry) =>
          fitting?.has(entry) ? (
            <Badge key={entry} tone="accent" icon={<Sparkles size={12} aria-hidden />}>
              <span className="min-w-0 [overflow-wrap:anywhere]">{entry}</span>
            </Badge>
          ) : (
            <Badge key={entry}>
              <span className="min-w-0 [overflow-wrap:anywhere]">{entry}</span>
            </Badge>
          ),
        )}
      </dd>
    </div>
  );
}

export function PostBadges({ post, fitting }: Pick<PostBodyProps, "post" | "fitting">) {
  const texts = useTexts("posts");
  return (
    <div className="flex flex-wrap gap-1.5">
      {fitting !== undefined && fitting.size > 0 && (
        <Badge tone="accent" icon={<Sparkles size={12} aria-hidden />}>
          {texts.fits}
        </Badge>
      )}
      {post.type !== "collaboration" && <Badge tone="info">{texts.types[post.type]}</Badge>}
      <Badge>{texts.industries[post.industry]}</Badge>
      <Badge>{texts.languages[post.language]}</Badge>
    </div>
  );
}
