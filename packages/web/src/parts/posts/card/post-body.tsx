import type { Post, Project } from "@linkedpotential/contract/community/schema";
import { Sparkles, UserRoundCheck } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/class-names.ts";

interface PostBodyProps {
  post: Post;
  /** Entries of `lookingFor` to highlight. */
  matching?: ReadonlySet<string> | undefined;
  /** Opens the full text. When set, long texts are truncated. */
  onReadMore?: (() => void) | undefined;
}

// Estimate whether the line clamp below leaves a text uncut, so that no button is shown for it: `isShort` for phones,
// `isMedium` for wider screens.
const isShort = (content: string) => content.length <= 200 && content.split("\n").length <= 4;
const isMedium = (content: string) => content.length <= 360 && content.split("\n").length <= 4;

export function PostBody({ post, matching, onReadMore }: PostBodyProps) {
  const texts = useTexts("posts");
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col items-start gap-1 text-sm">
        <p
          lang={post.language}
          className={cx(
            "whitespace-pre-line text-pretty [overflow-wrap:anywhere]",
            onReadMore && "line-clamp-6 md:line-clamp-4",
          )}
        >
          {post.content}
        </p>
        {onReadMore && !isShort(post.content) && (
          <button
            type="button"
            onClick={onReadMore}
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
      {post.lookingFor && (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {post.skills && <Entries label={texts.skills} entries={post.skills} />}
          <Entries label={texts.lookingFor} entries={post.lookingFor} matching={matching} />
          {post.project && <ProjectDetails project={post.project} />}
        </dl>
      )}
    </div>
  );
}

const details = ["start", "extent", "budget"] as const;

function ProjectDetails({ project }: { project: Project }) {
  const { project: labels } = useTexts("posts");
  return details
    .filter((detail) => project[detail])
    .map((detail) => (
      <div key={detail} className="min-w-0">
        <dt className="mb-1 font-medium text-ink-muted text-xs">{labels[detail]}</dt>
        <dd className="text-sm [overflow-wrap:anywhere]">{project[detail]}</dd>
      </div>
    ));
}

interface EntriesProps {
  label: string;
  entries: readonly string[];
  matching?: ReadonlySet<string> | undefined;
}

function Entries({ label, entries, matching }: EntriesProps) {
  return (
    <div className="min-w-0">
      <dt className="mb-1.5 font-medium text-ink-muted text-xs">{label}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {entries.map((entry) =>
          matching?.has(entry) ? (
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

interface PostBadgesProps extends Pick<PostBodyProps, "post" | "matching"> {
  /** Whether the badge with the type is left out, in a list of one type. */
  hidesType?: boolean;
}

export function PostBadges({ post, matching, hidesType = false }: PostBadgesProps) {
  const texts = useTexts("posts");
  return (
    <div className="flex flex-wrap gap-1.5">
      {matching !== undefined && matching.size > 0 && (
        <Badge tone="accent" icon={<Sparkles size={12} aria-hidden />}>
          {texts.fits}
        </Badge>
      )}
      {!hidesType && post.type !== "collaboration" && <Badge tone="info">{texts.types[post.type]}</Badge>}
      {post.filledAt && <Badge icon={<UserRoundCheck size={12} aria-hidden />}>{texts.filled}</Badge>}
      <Badge>{texts.industries[post.industry]}</Badge>
      <Badge>{texts.languages[post.language]}</Badge>
    </div>
  );
}
