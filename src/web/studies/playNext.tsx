/** Takes a participant to the next game, or to the one under way. */

import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Trouble } from '../parts/notice.tsx';
import { go } from '../router.ts';
import { ask, sentenceOf } from '../server.ts';

interface PlayNextProps {
  readonly token: string;
  readonly word: string;
  readonly children?: ComponentChildren;
}

export function PlayNext({ token, word, children }: PlayNextProps): VNode {
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await ask('POST /api/participations/:token/games', { token });
      go(`/game/${id}`);
    } catch (error) {
      setTrouble(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div class="play-next">
      {children !== undefined && <p>{children}</p>}
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
      <button type="button" class="main-button" disabled={isBusy} onClick={() => void play()}>
        {word}
      </button>
    </div>
  );
}
