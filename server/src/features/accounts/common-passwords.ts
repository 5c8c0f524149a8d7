/** The commonest of the passwords that breaches made public, in lower case, without those containing "password". */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 0000000 00000000 111111 1111111 11111111 112233 11223344 121212 123123 123123123 123321 1234 12345 123456
  1234567 12345678 123456789 1234567890 12344321 123654 123qwe 123456a 123456aa 12341234 131313 147258 147258369
  159753 159357 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 222222 22222222 232323 246810 252525 333333 444444 555555
  55555555 654321 666666 66666666 696969 7654321 777777 7777777 77777777 789456 789456123 87654321 888888 88888888
  987654 987654321 999999 99999999 a123456 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abcd1234 abcdef abcdefg
  abcdefgh access account admin admin123 administrator adobe123 alexander amanda andrea andrew angel angela angels
  anthony apple ashley asdf asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl ashley austin azerty babygirl babyboy bailey
  banana barcelona baseball basketball batman beautiful bitcoin blink182 bond007 brandon brooklyn bubbles buster
  butterfly buttercup carlos changeme charlie cheese chelsea chicken chocolate christian computer cookie corvette
  cowboys daniel dallas default diamond dolphin dragon dubsmash eminem elizabeth emily facebook family ferrari flower
  football forever freedom friends fuckyou gabriel george ginger google guest gwerty hannah harley harrypotter
  hello hello123 hellokitty hockey hottie hunter iloveu iloveyou iloveyou1 internet jackson jasmine jennifer jessica
  jesus jordan jordan23 joseph joshua junior justin killer kitty letmein letmein1 liverpool login london lovely loveme
  lovers maggie manchester marina martin master matrix matthew melissa mercedes merlin michael michelle minecraft
  monday monkey monster morgan mother mommy mummy daddy muffin mustang mynoob naruto nicole nothing olivia orange
  pa55word pa55w0rd passw0rd p@ssw0rd p@ssword pass passcode passport patrick peanut pepper phoenix pokemon princess
  purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwer1234 qwert qwerty qwerty1 qwerty12
  qwerty123 qwertyu qwertyui qwertyuiop rainbow rachel ranger robert root samantha samsung scooter secret shadow
  silver snoopy soccer softball sophie spiderman starwars summer sunshine superman superstar sweety taylor teddybear
  test test123 test1234 tester thomas thunder tigger tinkerbell trustno1 unknown user vanessa victoria welcome
  welcome1 whatever william winter wordpass xxxxxx yellow zaq12wsx zaq1zaq1 zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
)
