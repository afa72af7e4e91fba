import type { Post } from "@linkedpotential/contract/community/schema";
import { Sparkles } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/class-names.ts";

interface PostBodyProps {
  post: Post;
  /** Entries of `lookingFor` that stand out. */
  fitting?: ReadonlySet<string> | undefined;
  isCut?: boolean;
}

/** What a post says below its title. */
export function PostBody({ post, fitting, isCut = false }: PostBodyProps) {
  const texts = useTexts("posts");
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p
        lang={post.language}
        className={cx("whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]", isCut && "line-clamp-4")}
      >
        {post.content}
      </p>
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

/** Type, industry and language, as small signs. */
export function PostBadges({ post }: { post: Post }) {
  const texts = useTexts("posts");
  return (
    <div className="flex flex-wrap gap-1.5">
      {post.type !== "collaboration" && <Badge tone="info">{texts.types[post.type]}</Badge>}
      <Badge>{texts.industries[post.industry]}</Badge>
      <Badge>{texts.languages[post.language]}</Badge>
    </div>
  );
}
