import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { playAddress, strategyAddress, strategyCommands } from './strategyAddress.ts';

const PLAYER = 'expression:mul(x[73], own.men) + 1,mode=settled';

test('addresses preserve a spec', () => {
  for (const address of [strategyAddress(PLAYER, 'giveaway'), playAddress(PLAYER, 'giveaway')]) {
    const { searchParams } = new URL(address, 'http://localhost');
    expect(searchParams.get('player') ?? searchParams.get('opponent')).toBe(PLAYER);
    expect(searchParams.get('variant')).toBe('giveaway');
  }
});

test('a shell parses the commands correctly', () => {
  for (const { command } of strategyCommands(`${PLAYER} $HOME "it" \`x\``, 'english-6x6')) {
    const words = execFileSync('sh', ['-c', command.replace('evodraughts', String.raw`printf '%s\n'`)], {
      encoding: 'utf8',
    });
    expect(words.split('\n')).toContain(`${PLAYER} $HOME "it" \`x\``);
    expect(words.split('\n')).toContain('english-6x6');
  }
});

test('the default game is not named', () => {
  expect(strategyCommands('champion:oak', 'english').map(({ command }) => command)).toEqual([
    'evodraughts play --white champion:oak',
    'evodraughts explain champion:oak',
    'evodraughts match champion:oak alphabeta:depth=2',
  ]);
});
