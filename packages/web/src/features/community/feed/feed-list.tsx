import { matchingEntries } from "@linkedpotential/contract/community/matching-entries";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { RefObject } from "react";
import { useUser } from "../../../lib/session/session.ts";
import { ModerationMenu } from "../../../parts/moderation/moderation-menu.tsx";
import { PostCard } from "../../../parts/posts/card/post-card.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { RequestButton } from "../request/request-button.tsx";

interface FeedListProps {
  ref: RefObject<HTMLUListElement | null>;
  posts: readonly Post[];
  onOpen: (id: number) => void;
}

export function FeedList({ ref, posts, onOpen }: FeedListProps) {
  const { list } = useTexts("dashboard").collaborations;
  const { skills } = useUser();
  return (
    <ul ref={ref} aria-label={list} className="flex flex-col gap-4">
      {posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          menu={<ModerationMenu person={{ userId: post.userId, name: post.author.name }} post={post} />}
          matching={matchingEntries(post, skills)}
          onOpen={() => onOpen(post.id)}
        >
          <div className="flex flex-wrap gap-2">
            <RequestButton post={post} />
          </div>
        </PostCard>
      ))}
    </ul>
  );
}
